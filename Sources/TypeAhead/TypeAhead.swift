// Match, rank and highlight names in any script.
//
// What a match is. Both sides are folded (`SearchFolding`). The query is words; each has to match,
// in any order, and no two of them may use the same word of the name:
//
//     Latin and most scripts   from the start of a word             gar     José García
//     Han                      from any character, by characters,   王小 wangx wxm xm
//                              full readings, initials or any mix;
//                              the last reading may be cut short
//     Hangul                   from any syllable; a consonant       김ㅁ ㅁㅅ 기
//                              stands for a syllable that begins
//                              with it, the last may be unfinished
//     kana                     from the start of a word, in kana     さく saku
//                              or romaji
//     digits                   as a word, and inside phone numbers   138 +86138
//     symbols                  only when the query word is nothing   #
//                              but symbols
//
// A query word may run on into the words that follow (jeanluc), or be the initials of words that
// follow one another (jpj, ddj for D杜鵑).
//
// How it is fast. Names are folded once, into one array of bytes. An entry has two words of bits
// that tell which letters it may begin and contain: most entries are rejected by them alone. While
// the query grows only the last result is looked at.
