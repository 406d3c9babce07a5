# Runs a command again and again, each time with a fault at the next of its calls that change files, and says what
# is not right afterwards. $1: kill, half or an errno. $2: the command. $3: what takes it back.
# $4: what is done before, without a fault. $5: how many calls to go on by. The folder `seed` holds the books.
fault=$1 command=$2 inverse=$3 before=$4 stride=$5

reset() {
  rm -rf book book.vcf .local
  cp -a seed/. .
  eval "$before" 2>/dev/null
}
tree() { find book book.vcf -type f ! -name '.*.tmp' | LC_ALL=C sort | xargs sha256sum; }
fail() { echo "call $number: $1"; }

reset
tree >old
(export LD_PRELOAD=$PWD/faults.so KITH_FAULT_COUNT=$PWD/count; eval "exec $command") >out 2>&1 || cat out
tree >new
cmp -s old new && echo "nothing changes"
total=$(cat count)
[ "$total" -gt 20 ] || echo "only $total calls"

for number in $(seq 1 "$stride" "$total"); do
  reset
  tree | cmp -s old || fail "the start differs"
  # In a shell of its own, whose words about a killed child nobody reads.
  (export LD_PRELOAD=$PWD/faults.so KITH_FAULT=$fault KITH_FAULT_AT=$number; eval "exec $command") >out 2>&1
  status=$?
  tree >now
  if [ "$status" = 0 ]; then
    cmp -s now new || fail "done, but not as it should be"
  elif [ "$status" != 137 ]; then
    cmp -s now old || fail "not done ($status), but changed"
    [ -s out ] || fail "no word about the fault"
  fi
  # Each file is there as it was or as it becomes.
  sort -u old new | comm -13 - <(sort now) | sed "s/^/call $number: neither old nor new: /"
  comm -12 <(cut -c 67- old | sort) <(cut -c 67- new | sort) | while read -r name; do
    [ -f "$name" ] || fail "$name is gone"
  done
  # The history knows what happened: taking it back, if it is there, leads to the start.
  eval "$inverse" >out 2>&1
  status=$?
  [ $status -le 1 ] || fail "taking back: $(cat out)"
  tree | cmp -s old || fail "not taken back: $(cat out)"
  eval "$command" >out 2>&1 || fail "not done the next time: $(cat out)"
  tree | cmp -s new || fail "another result the next time"
  rest=$(find book . -maxdepth 1 -name '.*.tmp')
  [ -z "$rest" ] || fail "left behind: $rest"
done
