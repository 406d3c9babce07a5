// Match, rank and highlight names in any script.
//
// What a match is. Both sides are folded (`SearchFolding`). The query is words; each has to match,
// in any order, and no two of them may use the same word of the name:
//
//     Latin and most scripts   from the start of a word             gar     José García
//     Han                      from any character, by characters,   王小 wangx wxm xm
//                              full readings, initials or any mix;
//                              the last reading may be cut short;
//                              張 and 张 are one
//     Hangul                   from any syllable; a consonant       김ㅁ ㅁㅅ 기
//                              stands for a syllable that begins
//                              with it, the last may be unfinished
//                              in Latin letters too: the Revised     kim minsu kms
//                              Romanization, older ones, family
//                              names as in passports
//     kana                     from the start of a word, in kana     さく saku
//                              or romaji
//     Greek, Cyrillic          from the start of a word, also by     иван ivan
//                              Latin letters
//     digits                   as a word, inside phone numbers, and  138 +86138 5646
//                              as the letters on a phone's keys
//     symbols                  only when the query word is nothing   #
//                              but symbols
//
// An umlaut may be written out (mueller for Müller, and the other way round). Field words ask for one
// part of a contact: org:acme, -has:tel (`QueryText`).
//
// A query word may run on into the words that follow (jeanluc), or be the initials of words that
// follow one another (jpj, ddj for D杜鵑).
//
// How it is fast. Names are folded once, into arrays of bytes; some thousand entries are a shard,
// made and searched by one thread at a time. What a query word needs is looked for in the cheapest
// way first, and nothing is read that cannot hold it:
//
//     letters   words of bits that tell which letters an entry may begin and contain, for the name
//               and for the other words: most entries are rejected by them, and one letter is
//               decided
//     phones    digits, sixteen places at once, in an array of phone numbers alone
//     plain     words in ASCII that are no name: sixteen places at once, since no reading and no
//               initials may match there
//     walked    the name, and everything that is not ASCII: step by step
//
// While the query grows only the last result is looked at.
