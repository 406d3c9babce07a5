echo "note: no" >>"$1"
