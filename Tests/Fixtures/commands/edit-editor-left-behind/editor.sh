# The first time something is typed, and the editor fails.
[ -e "$HOME/second" ] || { echo 'note: mine' >>"$1"; touch "$HOME/second"; exit 1; }
