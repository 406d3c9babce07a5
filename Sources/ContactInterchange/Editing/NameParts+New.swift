extension NameParts {
  /// The parts of the name of a new contact, told from the name as it is shown.
  ///
  /// What is in several words is split as always. A Han or Hangul name in one word begins with the family name, of two
  /// characters when it is one of the compound ones; when that cannot be told, as of 山田太郎 or of 渡辺恵, which is written as
  /// in Japan alone, the whole is the family name. Any other single word is a given name, which is where phones put it.
  ///
  /// - Parameter name: The name; nil parts when it has a digit or does not begin with a letter, as names of services do.
  init?(tellingFrom name: String) {
    if let split = NameParts(splitting: name) {
      self = split
      return
    }
    let hasDigit = name.unicodeScalars.contains { $0.properties.numericType == .decimal }
    guard !hasDigit, name.unicodeScalars.first?.properties.isAlphabetic == true,
      !name.contains(",")
    else { return nil }
    let characters = Array(name)
    let length: Int
    if characters.allSatisfy(Self.isHan) {
      length = Self.hanFamilyLength(characters)
    } else if characters.allSatisfy(Self.isHangul), characters.count > 1 {
      length = Self.hangulFamilyLength(characters)
    } else {
      length = 0
    }
    family = String(characters[..<length])
    given = String(characters[length...])
  }

  private static func hanFamilyLength(_ name: [Character]) -> Int {
    if name.count > 2, compoundSurnames.contains(String(name[..<2])) { return 2 }
    guard (2...3).contains(name.count), !japaneseEndings.contains(name[1]),
      !name.contains(where: japaneseForms.contains)
    else {
      return name.count
    }
    return 1
  }

  private static func hangulFamilyLength(_ name: [Character]) -> Int {
    if name.count > 2, compoundKoreanSurnames.contains(String(name[..<2])) { return 2 }
    return name.count <= 3 ? 1 : name.count
  }

  private static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.isIdeographic || $0 == "々" }
  }

  private static func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      (0xAC00...0xD7AF).contains($0.value) || (0x1100...0x11FF).contains($0.value)
    }
  }

  /// Compound surnames in use, as written in China and in Taiwan.
  private static let compoundSurnames: Set<String> = [
    "欧阳", "歐陽", "司马", "司馬", "诸葛", "諸葛", "上官", "东方", "東方", "皇甫", "尉迟", "尉遲", "公孙", "公孫",
    "慕容", "令狐", "宇文", "长孙", "長孫", "司徒", "司空", "夏侯", "轩辕", "軒轅", "端木", "百里", "呼延", "东郭",
    "東郭", "南宫", "南宮", "西门", "西門", "独孤", "獨孤", "申屠", "太史", "钟离", "鍾離", "澹台", "澹臺", "拓跋",
    "赫连", "赫連", "闻人", "聞人", "濮阳", "濮陽", "公冶", "宗政", "淳于", "太叔", "仲孙", "仲孫", "鲜于", "鮮于",
    "闾丘", "閭丘", "司寇", "左丘", "第五", "万俟", "萬俟",
  ]

  private static let compoundKoreanSurnames: Set<String> = [
    "남궁", "황보", "제갈", "선우", "독고", "사공", "서문",
  ]

  /// Characters that only Japan writes so, where China has 边 or 邊, 惠, 泽 or 澤 …, and those made in Japan.
  private static let japaneseForms: Set<Character> = Set(
    """
    々辺浜沢桜広竜辻畑込峠榊栃塩渋徳黒恵歩栄鉄滝実斉斎児亀関県検権験険経軽継渓鶏撃剣
    顕厳圏砕済賛釈収従縦獣粛処焼奨乗浄畳壌嬢譲図粋酔穂瀬摂専戦銭繊荘捜巣総騒蔵続対帯
    択団弾遅鋳聴転伝闘読縄悩脳覇拝廃売発髪抜払仏塀変弁豊毎満黙薬訳揺様謡頼覧両猟緑涙
    塁霊齢暦歴錬労録営応穏仮価壊懐拡覚楽勧巻歓観陥顔気帰戯拠挙郷暁駆勲薫掲蛍増徴歳畠
    笹梶樫椛凪匂枠働鴎頬
    """.filter { $0 != "\n" })

  /// Characters that end Japanese surnames of two characters and are rare at the beginning of Chinese given names.
  private static let japaneseEndings: Set<Character> = [
    "田", "村", "川", "野", "井", "島", "口", "谷", "崎", "岡", "橋", "藤", "沢", "塚", "尾", "部", "浦", "池", "畑",
    "中", "原", "木", "本", "山",
  ]
}
