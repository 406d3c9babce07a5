sed -i "s/^NOTE:x/NOTE:y/" "$HOME/book.vcf"
