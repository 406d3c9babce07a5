# Appends what a person types; the first time something that is no key.
if [ -e "$HOME/second" ]; then sed -i -e '/^nonsense/d' "$1"; echo 'tel.mobile: +45 1' >>"$1"
else echo 'nonsense: 1' >>"$1"; touch "$HOME/second"; fi
