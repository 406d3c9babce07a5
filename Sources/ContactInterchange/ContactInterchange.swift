// Contacts ↔ vCard: makes of a card what a list shows and what an open contact shows.
//
// `Records` takes the few values of a list from the bytes, without decoding the rest. `Contacts` decodes a
// card whole, every value with its label (`Labels`), what no rule knows by the name of its property. Both name
// a contact alike, whatever the damage. `Inspection` is every value of a card for `kith inspect`.
