import Testing

/// Texts made by chance, the same in every run.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  /// A text that begins with one of `letters` and goes on with any of `others` or `letters`.
  mutating func text(letters: [Character], others: [Character], length: Int) -> String {
    var text = String(letters[next(below: letters.count)])
    for _ in 0..<next(below: length) {
      let place = next(below: letters.count + others.count)
      text.append(place < letters.count ? letters[place] : others[place - letters.count])
    }
    return text
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for place in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(place, next(below: place + 1))
    }
    return result
  }
}

/// A locale and letters of its script.
struct ScriptCase: Sendable, CustomTestStringConvertible {
  let locale: String
  let letters: String
  var testDescription: String { locale }

  init(_ locale: String, _ letters: String) {
    self.locale = locale
    self.letters = letters
  }

  /// What may stand inside a name.
  static let others = Array(" -'.,0123é\u{301}\u{308}ß")

  func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = RandomText(seed: seed)
    return (0..<count).map { _ in
      random.text(letters: Array(letters), others: Self.others, length: 7)
    }
  }

  static let all = [
    ScriptCase("en", "abcdefghijklmnopqrstuvwxyzABCXYZäöüÄÖÜßéèñçåøæłþðŒ"),
    ScriptCase("de", "aouAOUäöüÄÖÜßsStTeE"),
    ScriptCase("de-u-co-phonebk", "aeoueAOUäöüÄÖÜßsStT"),
    ScriptCase("sv", "aAåÅäÄöÖøØüÜyYvVwWzZéE"),
    ScriptCase("da", "aAåÅæÆøØöÖüyzZ"),
    ScriptCase("cs", "cChHčČdDďrRřŘsSšzZžaáeéí"),
    ScriptCase("hu", "aácCsSdDzZgGyYlLnNoöőuüűtT"),
    ScriptCase("lt", "aąeęiyįųūsšzžQWXY"),
    ScriptCase("vi", "aăâeêoôơuưdđáàảãạ"),
    ScriptCase("fr-CA", "aàâeéèêëiîoôuùcç"),
    ScriptCase("tr", "iıİIsşSŞgğoöuüc"),
    ScriptCase("ru", "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВЁЙ"),
    ScriptCase("uk", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"),
    ScriptCase("sr", "абвгдђежзијклљмнњопрстћуфхцчџш"),
    ScriptCase("el", "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύφχψωώΑΩ"),
    ScriptCase("he", "אבגדהוזחטיכךלמםנןסעפףצץקרשת"),
    ScriptCase("ar", "اأإآبتثجحخدذرزسشصضطظعغفقكلمنهويىةؤئ"),
    ScriptCase("fa", "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"),
    ScriptCase("th", "กขฃคฅฆงจฉชซเแโใไะาิ"),
    ScriptCase("hi", "अआइईउऊऋएऐओऔकखगघङचछजझकािीुू"),
    ScriptCase("ko", "가각간갈감까나다라마바사아자차카타파하힣ㄱㄴㅎ"),
    ScriptCase("ja", "あアｱいイうエおかがカガさざただなはばぱハバパまやゃよょらりわをんッっヴ"),
    ScriptCase("zh", "王李张刘陈杨曾单解仇区阿安八白百大方高黄江金林马欧潘秦任石田万夏叶赵"),
    ScriptCase("zh-Hant", "一丁二王李張劉陳楊曾單解仇區龍龜鑾"),
    ScriptCase("zh-u-co-zhuyin", "王李張劉陳楊曾單解仇區阿安八白沈"),
    ScriptCase("hy", "աբգդեզէըթժիլխԱԲ"),
    ScriptCase("ka", "აბგდევზთიკლმნ"),
  ]
}
