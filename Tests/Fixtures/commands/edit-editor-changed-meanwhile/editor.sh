echo "note: mine" >>"$1"; sed -i "s/bo@example.org/other@example.org/" "$HOME/book.vcf"
