/// Letters that no normalization folds, and what people type for them.
enum FoldingLists {
  /// By the letter in lower case.
  static let letters: [Unicode.Scalar: String] = [
    // Latin letters with a stroke, a hook or no dot, and ligatures.
    "đ": "d", "ð": "d", "ɖ": "d", "ɗ": "d", "ø": "o", "ł": "l", "ƚ": "l", "þ": "th", "ı": "i",
    "ħ": "h", "ß": "ss", "æ": "ae", "œ": "oe", "ŧ": "t", "ŋ": "n", "ĸ": "k", "ƙ": "k", "ƀ": "b",
    "ɓ": "b", "ǥ": "g", "ɨ": "i", "ʉ": "u", "ƴ": "y", "ə": "e", "ǝ": "e", "ɛ": "e", "ɔ": "o",
    // Greek and Hebrew letters in the form they have at the end of a word.
    "ς": "σ", "ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ",
    // Arabic: alef wasla, alef maksura, teh marbuta; the Persian and Urdu forms of yeh, kaf, heh.
    "ٱ": "ا", "ى": "ي", "ة": "ه", "ی": "ي", "ک": "ك", "ہ": "ه", "ھ": "ه",
    // Modifier letters and quotation marks that stand for an apostrophe; dashes.
    "ʹ": "'", "ʻ": "'", "ʼ": "'", "ʽ": "'", "ʾ": "'", "ʿ": "'", "ˈ": "'", "‘": "'", "’": "'",
    "‐": "-", "‑": "-", "–": "-", "—": "-",
  ]
}
