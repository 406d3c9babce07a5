import Testing
import UnicodeText

@Suite struct SearchFoldingTests {
  @Test(arguments: [
    ("José GARCÍA", "jose garcia"),
    ("Jose\u{301}", "jose"),
    ("Đặng Văn", "dang van"),
    ("Øystein Łukasz Þór Hafþór ßtraße", "oystein lukasz thor hafthor sstrasse"),
    ("Æthel Œuvre ħ ŋ", "aethel oeuvre h n"),
    ("İstanbul ISTANBUL ıstan", "istanbul istanbul istan"),
    ("ﬁnn Ǆoni", "finn dzoni"),
    ("ＷＡＮＧ ３Ｍ", "wang 3m"),
    ("ΣΩΚΡΆΤΗΣ Σωκράτης", "σωκρατησ σωκρατησ"),
    ("Ёлкин ИВАН", "елкин иван"),
    ("ﾀﾅｶ ｶﾞｸﾄ ロバート", "たなか がくと ろばーと"),
    ("か\u{3099} ハ\u{309A}", "が ぱ"),
    ("\u{1100}\u{1175}\u{11B7} 민", "김 민"),
    ("ㄱㅁㅅ ﾡ \u{1100}", "ㄱㅁㅅ ㄱ ㄱ"),
    ("ㄳ ㅄ \u{11AA} 값", "ㄱㅅ ㅂㅅ ㄱㅅ 값"),
    ("أحمد إبراهيم آدم محـمـد", "احمد ابراهيم ادم محمد"),
    ("مُحَمَّد", "محمد"),
    ("דָּוִד כהן", "דוד כהנ"),
    ("अमित कुमार", "अमित कुमार"),
    ("สมชาย", "สมชาย"),
    ("١٣٨ १२३", "138 123"),
    ("O’Connor Jean‐Luc", "o'connor jean-luc"),
    ("a\u{200D}b\u{AD}", "ab"),
    ("王小明 𠀋", "王小明 𠀋"),
    ("Əliyev", "eliyev"),
    ("Ⅳ ①", "iv 1"),
  ])
  func folds(_ source: String, _ folded: String) {
    #expect(SearchFolding.fold(source).scalars == folded.scalars)
  }

  @Test(arguments: [
    ("D杜鵑", "d 杜鵑"), ("3M", "3 m"), ("ＡＣＭＥ株式会社", "acme 株式会社"),
    ("東京タワー", "東京 たわー"), ("김A1", "김 a 1"), ("🎉Al", " \u{1E}🎉 al"), ("a.b", "a.b"),
    ("कुमार7", "कुमार 7"), ("㈱王", "(株)王"),
  ])
  func `separates scripts`(_ source: String, _ folded: String) {
    let result = SearchFolding.foldWithOrigins(source)
    #expect(String(decoding: result.bytes, as: UTF8.self).scalars == folded.scalars)
    #expect(result.bytes.count == result.origins.count)
  }

  @Test func `knows where each byte came from`() {
    let result = SearchFolding.foldWithOrigins("ßÉ王")
    #expect(result.origins == [0, 0, 0, 2, 2, 4, 4, 4, 4])
  }

  @Test(arguments: [
    ("José", "jose^"), ("Jose\u{301}", "jose^"), ("Müller", "mue*ller"),
    ("Mu\u{308}ller", "mue*ller"),
    ("Ærø", "ae^roe*"), ("ÅSA", "aa*sa"), ("A\u{30A}sa", "aa*sa"), ("Đoković", "dj*okovic^"),
    ("Strauß", "strauss^"), ("Nguyễn", "nguye^n"), ("Nguye\u{302}\u{303}n", "nguye^n"),
    ("ëïÿ", "e^i^y^"), ("Йота", "и^ота"), ("ﬁnn", "finn"), ("Σωκράτης", "σωκρα^τησ"),
    ("O’Neil", "o'neil"),
    ("か\u{3099}", "が"), ("कु", "कु"),
  ])
  func `notes what a letter lost`(_ source: String, _ noted: String) {
    let expected = noted.unicodeScalars.reduce(into: [UInt8]()) { bytes, scalar in
      switch (scalar, bytes.last.map(UnicodeScalar.init)) {
      case ("^", _): bytes.append(LetterNote.accent.rawValue)
      case ("*", "e"?): bytes[bytes.count - 1] = LetterNote.mayTakeE.rawValue
      case ("*", "a"?): bytes[bytes.count - 1] = LetterNote.mayTakeA.rawValue
      case ("*", _): bytes[bytes.count - 1] = LetterNote.mayTakeJ.rawValue
      default: bytes += Array(String(Character(scalar)).utf8)
      }
    }
    #expect(SearchFolding.foldWithNotes(source) == expected)
    #expect(SearchFolding.foldWithOrigins(source).bytes.count >= expected.count)
  }

  @Test func `folding twice changes nothing, whatever the scalar`() {
    let unstable = variousScalars.filter { scalar in
      let once = SearchFolding.fold(String(Character(scalar)))
      return SearchFolding.fold(once).scalars != once.scalars
    }
    #expect(unstable == [])
  }

  @Test func `bytes that are no UTF-8 are replaced`() {
    let source: [UInt8] = [0x41, 0xFF, 0xC3, 0x42, 0xE7, 0x8E, 0xF4, 0x90, 0x80, 0x80]
    var bytes = [UInt8](repeating: 0, count: SearchFolding.capacity(forBytes: source.count))
    var target = bytes.mutableSpan
    let end = SearchFolding.fold(source.span, into: &target, at: 0, separatingScripts: false)
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    #expect(text.filter(\.isASCII) == "ab")
  }
}
