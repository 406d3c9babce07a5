# Another program removes the card while its text is edited; each time in another way.
echo 'note: mine' >>"$1"
if [ -e "$HOME/book/bo.vcf" ]; then rm "$HOME/book/bo.vcf"
elif grep -q UID:bo-2 "$HOME/book.vcf"; then sed -i '/UID:anna-1/,$!d; /END:VCARD/q' "$HOME/book.vcf"; sed -i '1i BEGIN:VCARD' "$HOME/book.vcf"
else rm "$HOME/book.vcf"; fi
