import Glibc

/// Makes books of any size with people who do not exist, the same for the same count.
struct MadeUpBook {
  private static let families:
    [(weight: Int, familyFirst: Bool, family: [String], given: [String])] = [
      (
        6, true,
        [
          "王", "李", "张", "刘", "陈", "杨", "曾", "单", "解", "欧阳", "尉迟", "赵", "黄", "周", "吴", "徐", "孙",
          "马", "朱", "胡",
        ],
        ["小明", "晓梅", "国强", "雪", "文静", "家宁", "慧敏", "雷", "志远", "怡君", "立文", "丽", "建华", "婷", "浩然"]
      ),
      (
        6, false,
        [
          "Adams", "Baker", "Clarke", "Dunn", "Ellis", "Foster", "Grant", "Hale", "Irwin", "Jones",
          "Kerr", "Lowe",
        ],
        [
          "Ruth", "Bea", "Quentin", "Zara", "Uma", "Victor", "Eli", "Mary Ann", "Hugo", "Iris",
          "Noah", "Thea",
        ]
      ),
      (1, true, ["田中", "佐藤", "鈴木", "渡辺", "山本"], ["さくら", "健", "美穂", "太郎", "花子"]),
      (1, true, ["김", "박", "이", "최", "정"], ["민준", "서연", "지우", "하늘", "도윤"]),
      (1, false, ["Соколова", "Ёлкин", "Щукин", "Иванова"], ["Анна", "Дмитрий", "Иван", "Ольга"]),
      (1, false, ["Groß", "Müller", "Öztürk", "Jäger"], ["Jürgen", "Käthe", "Björn", "Änne"]),
      (1, false, ["Lefèvre", "Noël", "Garçon", "Hébert"], ["François", "Zoé", "Hélène", "Côme"]),
      (1, false, ["García", "Núñez", "Peña", "López"], ["José", "Íñigo", "Ángela", "Begoña"]),
      (1, false, ["Ångström", "Öberg", "Åkesson", "Lind"], ["Anders", "Åsa", "Örjan", "Siv"]),
      (1, false, ["Παππά", "Ωραιόπουλος", "Νικολάου"], ["Ελένη", "Γιώργος", "Άννα"]),
      (1, false, ["Nguyễn", "Đặng", "Trần", "Lê"], ["Thị Hương", "Minh", "Văn An", "Ngọc"]),
    ]

  private var state: UInt64 = 7

  /// SplitMix64: a seeded generator, so that each run has the same book.
  private mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  mutating func name() -> (full: String, family: String, given: String) {
    var place = next(below: Self.families.reduce(0) { $0 + $1.weight })
    for row in Self.families {
      place -= row.weight
      guard place < 0 else { continue }
      let family = row.family[next(below: row.family.count)]
      let given = row.given[next(below: row.given.count)]
      return (row.familyFirst ? family + given : "\(given) \(family)", family, given)
    }
    return ("", "", "")
  }

  mutating func card(_ index: Int) -> String {
    let (full, family, given) = name()
    let number = String(10_000_000_000 + next(below: 9_000_000_000))
    return [
      "BEGIN:VCARD", "VERSION:3.0", "UID:made-up-\(index)", "FN:\(full)", "N:\(family);\(given);;;",
      "TEL;TYPE=CELL:+86 \(number)", "TEL;TYPE=HOME:010-\(10_000_000 + index)",
      "EMAIL;TYPE=INTERNET:user\(index)@example.\(["com", "org", "net"][index % 3])",
      "ORG:Company \(index % 997);Unit \(index % 13)",
      "NOTE:Met at event \(index % 101)\\, table \(index % 17)", "REV:2024-05-01T10:00:00Z",
      "END:VCARD", "",
    ].joined(separator: "\r\n")
  }
}

/// `make-book COUNT PATH vdir|vcf`: a book of that many cards.
func makeBook(_ arguments: [String]) throws {
  guard arguments.count == 3, let count = Int(arguments[0]) else {
    throw BenchmarkError("needs COUNT PATH vdir|vcf")
  }
  let path = arguments[1]
  var book = MadeUpBook()
  if arguments[2] == "vdir" {
    unsafe mkdir(path, 0o700)
    for index in 0..<count { try write(book.card(index), to: "\(path)/made-up-\(index).vcf") }
  } else {
    try write((0..<count).lazy.map { book.card($0) }, to: path)
  }
}

/// `make-names COUNT PATH`: one name a line.
func makeNames(_ arguments: [String]) throws {
  guard arguments.count == 2, let count = Int(arguments[0]) else {
    throw BenchmarkError("needs COUNT PATH")
  }
  var book = MadeUpBook()
  try write((0..<count).lazy.map { _ in book.name().full + "\n" }, to: arguments[1])
}

private func write(_ text: String, to path: String) throws {
  try write(CollectionOfOne(text), to: path)
}

func write(_ texts: some Sequence<String>, to path: String) throws {
  guard let file = unsafe fopen(path, "w") else { throw BenchmarkError("cannot write \(path)") }
  defer { unsafe fclose(file) }
  for text in texts {
    guard unsafe fputs(text, file) >= 0 else { throw BenchmarkError("cannot write \(path)") }
  }
}
