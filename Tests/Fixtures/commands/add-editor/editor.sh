sed -i -e "s/^name: .*/name: Dora Eg/" -e "s/^tel.mobile: .*/tel.mobile: 77/" "$1"
