echo >"$1"
