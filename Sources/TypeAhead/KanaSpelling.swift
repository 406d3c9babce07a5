/// How kana are written in Latin letters: Hepburn first, then Kunrei and what people type.
enum KanaSpelling {
  /// The ways to write the kana `first`; empty for those that depend on their neighbours.
  static func spellings(of first: UInt32) -> [Spelling] { singles[first] ?? [] }

  /// The ways to write `first` with a small kana behind it, if they are one sound.
  static func spellings(of first: UInt32, with small: UInt32) -> [Spelling] {
    pairs[first << 16 | small] ?? []
  }

  /// The letters that a word may begin with which begins with `first`, before `next`.
  static func firstLetters(of first: UInt32, before next: UInt32) -> [UInt8] {
    let following = spellings(of: next).map(\.first)
    switch Unicode.Scalar(first) {
    case "ん":
      let isLip = following.contains { "bmp".utf8.contains($0) }
      return isLip ? Array("nm".utf8) : Array("n".utf8)
    case "っ":
      return following.contains(UInt8(ascii: "c")) ? following + "t".utf8 : following
    default:
      return (spellings(of: first) + spellings(of: first, with: next)).map(\.first)
    }
  }

  /// Whether `kana` may lengthen the vowel before it and be left out in Latin letters.
  static func lengthens(_ vowel: UInt8, _ kana: UInt32) -> Bool {
    switch (Unicode.Scalar(vowel), Unicode.Scalar(kana)) {
    case (_, "ー"), ("a", "あ"), ("i", "い"), ("u", "う"), ("e", "え"), ("o", "う"), ("o", "お"): true
    default: false
    }
  }

  /// The Hepburn form of text in hiragana; what is no kana stays.
  static func romanized(_ text: String) -> String {
    var result = ""
    let kana = Array(text.unicodeScalars)
    var index = 0
    var doubles = false
    while index < kana.count {
      let scalar = kana[index]
      index += 1
      var spelled = spellings(of: scalar.value)
      if index < kana.count {
        let pair = spellings(of: scalar.value, with: kana[index].value)
        if !pair.isEmpty {
          spelled = pair
          index += 1
        }
      }
      switch scalar {
      case "っ": doubles = true
      case "ん": result += "n"
      case "ー": break
      default:
        let latin = spelled.first.map(text(of:)) ?? String(Character(scalar))
        if doubles, let first = latin.first {
          result += latin.hasPrefix("ch") ? "t" : String(first)
        }
        doubles = false
        result += latin
      }
    }
    return result
  }

  private static func text(of spelling: Spelling) -> String {
    String(
      decoding: (0..<spelling.count).map {
        UInt8(truncatingIfNeeded: spelling.letters >> UInt64(8 * $0))
      }, as: UTF8.self)
  }

  private static let singles: [UInt32: [Spelling]] = {
    var table: [UInt32: [Spelling]] = [:]
    let rows = [
      "あ a い i う u え e お o", "か ka き ki く ku け ke こ ko", "が ga ぎ gi ぐ gu げ ge ご go",
      "さ sa し shi,si す su せ se そ so", "ざ za じ ji,zi ず zu,dzu ぜ ze ぞ zo",
      "た ta ち chi,ti つ tsu,tu て te と to", "だ da ぢ ji,di,zi づ zu,du,dzu で de ど do",
      "な na に ni ぬ nu ね ne の no", "は ha ひ hi ふ fu,hu へ he ほ ho",
      "ば ba び bi ぶ bu べ be ぼ bo", "ぱ pa ぴ pi ぷ pu ぺ pe ぽ po", "ま ma み mi む mu め me も mo",
      "や ya ゆ yu よ yo", "ら ra り ri る ru れ re ろ ro", "わ wa ゐ wi,i ゑ we,e を wo,o ゔ vu,bu",
      "ぁ a ぃ i ぅ u ぇ e ぉ o ゃ ya ゅ yu ょ yo ゎ wa ゕ ka ゖ ke",
    ]
    for row in rows {
      let words = row.split(separator: " ")
      for index in stride(from: 0, to: words.count, by: 2) {
        guard let kana = words[index].unicodeScalars.first else { continue }
        table[kana.value] = words[index + 1].split(separator: ",").map { Spelling($0) }
      }
    }
    return table
  }()

  private static let pairs: [UInt32: [Spelling]] = {
    var table: [UInt32: [Spelling]] = [:]
    // The letters before the vowel that a small kana brings.
    let rows: [(kana: String, small: [(Unicode.Scalar, String)])] = [
      (
        "き ky ぎ gy し sh,sy じ j,zy,jy ち ch,ty,cy ぢ j,zy,dy に ny ひ hy び by ぴ py み my り ry",
        [("ゃ", "a"), ("ゅ", "u"), ("ょ", "o")]
      ),
      ("し sh じ j,zy ち ch", [("ぇ", "e")]),
      ("て t で d", [("ぃ", "i"), ("ゅ", "yu")]),
      ("と t ど d", [("ぅ", "u")]),
      ("つ ts", [("ぁ", "a"), ("ぃ", "i"), ("ぇ", "e"), ("ぉ", "o")]),
      ("ふ f", [("ぁ", "a"), ("ぃ", "i"), ("ぇ", "e"), ("ぉ", "o"), ("ゅ", "yu")]),
      ("う w", [("ぃ", "i"), ("ぇ", "e"), ("ぉ", "o")]),
      ("ゔ v,b", [("ぁ", "a"), ("ぃ", "i"), ("ぇ", "e"), ("ぉ", "o")]),
      ("く kw,qu ぐ gw,gu", [("ぁ", "a"), ("ぃ", "i"), ("ぇ", "e"), ("ぉ", "o")]),
    ]
    for (kana, small) in rows {
      let words = kana.split(separator: " ")
      for index in stride(from: 0, to: words.count, by: 2) {
        guard let first = words[index].unicodeScalars.first else { continue }
        for (second, vowel) in small {
          table[first.value << 16 | second.value] =
            words[index + 1].split(separator: ",").map { Spelling($0 + vowel) }
        }
      }
    }
    return table
  }()
}
