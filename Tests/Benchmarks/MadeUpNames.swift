/// Makes names of one language, with as much variety as real ones: made of common parts.
struct MadeUpNames {
  private let language: String
  private var state: UInt64

  init(language: String) {
    self.language = language
    state = 11
  }

  private static let surnames = Array(
    "王李张刘陈杨赵黄周吴徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈"
      + "姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤单解查")
  private static let given = Array(
    "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红梅鑫波斌宇浩凯健俊帆雪倩颖琳欣怡佳雨晨"
      + "子涵梓萱思诗语嘉琪文博昊天志远建国庆海燕春晓东小龙云飞鹏程永光辉耀宗德成立新民安康宁乐之远青山")
  private static let latin = [
    "an", "bel", "cor", "dan", "el", "fran", "gar", "hol", "is", "jen", "ka", "lin", "mar", "nor",
    "ol", "pat", "ro", "sam", "ton", "vic", "wil", "young", "den", "son", "ley", "ford", "er",
  ]
  private static let cyrillic = [
    "ан", "бор", "вер", "гри", "дом", "ев", "зай", "ив", "ко", "лео", "мак", "ни", "ол", "пет",
    "ро", "сер", "та", "ул", "фё", "чер", "шу", "юр", "ян", "ов", "ин", "ский", "ева",
  ]
  private static let kana = [
    "あ", "い", "う", "え", "お", "か", "き", "く", "け", "こ", "さ", "し", "た", "な", "の", "は", "ふ", "ま",
    "み", "も", "や", "よ", "ら", "り", "わ", "がわ", "だ", "べ", "もと", "ざき",
  ]

  /// SplitMix64: each run has the same names.
  private mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  private mutating func word(of parts: [String], _ low: Int, _ high: Int) -> String {
    (0..<low + next(below: high - low + 1)).map { _ in parts[next(below: parts.count)] }.joined()
  }

  mutating func name() -> String {
    switch language {
    case "zh":
      let count = next(below: 4) == 0 ? 1 : 2
      let rest = (0..<count).map { _ in Self.given[next(below: Self.given.count)] }
      return String([Self.surnames[next(below: Self.surnames.count)]] + rest)
    case "ja": return word(of: Self.kana, 2, 4) + " " + word(of: Self.kana, 2, 3)
    case "ru":
      return word(of: Self.cyrillic, 2, 3).capitalized + " "
        + word(of: Self.cyrillic, 2, 3).capitalized
    default:
      return word(of: Self.latin, 2, 3).capitalized + " " + word(of: Self.latin, 2, 2).capitalized
    }
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
