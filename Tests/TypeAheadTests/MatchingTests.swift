import Testing
import TypeAhead

/// Queries that find a name, and some that do not.
struct MatchCase: Sendable, CustomTestStringConvertible {
  let name: String
  var phonetic = ""
  var phone = ""
  let found: [String]
  var notFound: [String] = []

  var testDescription: String { name }
}

@Suite struct MatchingTests {
  static let cases = [
    MatchCase(
      name: "Renée O'Brien-Łoś",
      found: [
        "renee", "RENÉE", "ren", "brien", "o'brien", "obrien", "o’brien", "los", "łoś", "los renee",
        "brienlos", "rob", "'los'", "o'b", "r b l", " renee   o ", "renee,", "",
      ],
      notFound: ["enee", "renees", "ren ren", "rene los x", "brieno", "reneeb", "rlo", "1", "!"]),
    MatchCase(
      name: "Strauß Þóra Ærø", found: ["strauss", "strauß", "thora", "aero", "ærø", "sta"],
      notFound: ["straus aer thoras", "hora"]),
    MatchCase(
      name: "Ναταλία ΧΑΤΖΉΣ", found: ["ναταλια", "ΝΑΤ", "χατζησ", "χατζής"], notFound: ["αλια"]),
    MatchCase(
      name: "Семён Щукин", found: ["семен", "ЩУК", "щ с", "сщ"], notFound: ["укин", "сема"]),
    MatchCase(
      name: "Jürgen Müller-Åberg",
      found: [
        "muller", "mueller", "müller", "mu\u{308}ller", "juergen muell", "aaberg", "aberg", "åberg",
        "juergenmueller", "muelleraa", "jma", "MUELLER",
      ], notFound: ["muleller", "muuller", "oaberg", "muellera x"]),
    MatchCase(
      name: "Mueller Goeteborg Aarhus",
      found: ["müller", "Göteborg", "århus", "mueller", "aarhus"],
      notFound: ["muller", "goteborg", "arhus"]),
    MatchCase(
      name: "Ærø Đoković Øverås",
      found: ["aeroe", "aero", "djokovic", "dokovic", "oeveraas", "overas"],
      notFound: ["aaroe", "dojkovic"]),
    MatchCase(
      name: "張學友", found: ["张学友", "張学友", "學友", "学", "zhangxueyou", "张xy", "zxy", "zhxy"],
      notFound: ["章学友", "友学"]),
    MatchCase(name: "万俟发", found: ["萬俟發", "萬", "moqifa", "髮"], notFound: ["万发"]),
    MatchCase(name: "沢田 桜", found: ["澤田", "泽田", "櫻", "樱", "沢"], notFound: ["田沢"]),
    MatchCase(
      name: "김민수",
      found: [
        "kim", "gim", "kimminsu", "gimminsu", "Kim Min-su", "minsoo", "min soo", "k", "ki", "kms",
        "kimms",
        "ms", "minsu kim",
      ], notFound: ["kin", "su min kim x", "imminsu", "skm", "kimminsux", "nsu"]),
    MatchCase(
      name: "이영희",
      found: ["lee", "yi", "rhee", "lee younghee", "yeonghui", "young-hee", "lyh", "i"],
      notFound: ["kee", "oyoung"]),
    MatchCase(
      name: "박지성", found: ["park", "pak", "bak", "park jisung", "jiseong", "pjs", "bjs"],
      notFound: ["ark"]),
    MatchCase(
      name: "최 민식", found: ["choi", "choe", "ch", "choi min", "minsik"], notFound: ["joi min x"]),
    MatchCase(name: "노무현", found: ["roh", "noh", "rohmoohyun", "no mu hyeon"], notFound: ["oh"]),
    MatchCase(
      name: "정현", found: ["jung", "jeong", "chung", "chung hyeon", "hyun"], notFound: ["yun"]),
    MatchCase(
      name: "Пётр Чайковский",
      found: [
        "petr", "pyotr", "piotr", "chaikovskiy", "tchaikovsky", "tchaikovskij", "chaykovsk", "pc",
        "petr ch",
        "чайк", "петр",
      ], notFound: ["etr", "aikov", "ptx", "petrx"]),
    MatchCase(
      name: "Юрий Щукин",
      found: ["yuri", "yury", "yuriy", "iurii", "jurij", "shchukin", "schukin", "ys"],
      notFound: ["uryx", "hchukin"]),
    MatchCase(
      name: "Татьяна Хрущёва",
      found: ["tatyana", "tatiana", "khrushcheva", "khrushchyova", "hruscheva"],
      notFound: ["tatna"]),
    MatchCase(
      name: "Александр Ильич", found: ["aleksandr", "alexander", "alexandr", "ilyich", "ilich"],
      notFound: ["alexnder"]),
    MatchCase(name: "Γιάννης", found: ["giannis", "yannis", "yiannis"], notFound: ["iannisx"]),
    MatchCase(
      name: "Олексій Гнатюк", found: ["oleksiy", "oleksii", "hnatiuk", "gnatyuk"],
      notFound: ["leks"]),
    MatchCase(
      name: "Γιώργος Μπαμπάς",
      found: [
        "giorgos", "yiorgos", "babas", "mpampas", "giorgosb", "gm", "γιωργ",
      ], notFound: ["iorgos", "ampas"]),
    MatchCase(
      name: "Ευάγγελος Ξένος", found: ["evangelos", "euaggelos", "xenos", "ksenos", "ex"],
      notFound: ["vangelos"]),
    MatchCase(
      name: "Ψυχή Ουρανού", found: ["psychi", "psixi", "psyhi", "ouranou", "uranu"],
      notFound: ["ranou"]),
    MatchCase(
      name: "Jones 王小明", phone: "0001",
      found: ["5663", "56637", "996", "9264", "926494", "92", "64", "96", "56637996", "5996"],
      notFound: ["5", "2766", "5663 x", "jones 996", "566370", "+5663", "56639266"]),
    MatchCase(
      name: "刘慧敏",
      found: [
        "liuhuimin", "lhm", "liu h", "huimin", "hm", "m", "liuhm", "lhuimin", "liuhuimi", "慧敏", "刘",
        "刘hm", "刘 min", "min liu", "hm l", "liu2hui4min3", "LiuHuiMin", "liúhuìmǐn",
      ], notFound: ["敏慧", "lmh", "iu", "uimin", "liuliu", "hl", "liuhuiminx", "lx", "huimm"]),
    MatchCase(
      name: "单雄信", found: ["shan", "shanxiong", "sxx", "dan", "dxx", "xx"], notFound: ["tan"]),
    MatchCase(
      name: "尉迟敬德", found: ["yuchi", "ycjd", "weichi", "yuchijing", "jd"], notFound: ["yj"]),
    MatchCase(
      name: "吕思勉", found: ["lv", "lü", "lu", "lvsimian", "lyu", "lsm"], notFound: ["v", "usm"]),
    MatchCase(
      name: "西安 Xian", found: ["xian", "xi'an", "xa", "xian xi"], notFound: ["xian xian xian"]),
    MatchCase(name: "A杨B", found: ["ayb", "yb", "yangb", "a b", "ay"], notFound: ["ba"]),
    MatchCase(
      name: "박서준", found: ["박", "바", "박ㅅㅈ", "ㅂㅅㅈ", "ㅅㅈ", "ㅈ", "서준", "박섲", "준 박", "박서주"],
      notFound: ["ㅏ", "ㅈㅅ", "박준", "발", "박섣"]),
    MatchCase(name: "권 이삭", found: ["구", "권ㅇ", "ㄱㅇㅅ", "권이", "이삭"], notFound: ["군", "귀"]),
    MatchCase(name: "ㄳ", found: ["ㄳ", "ㄱㅅ", "ㄱ"], notFound: ["ㄴ"]),
    MatchCase(
      name: "ひらの ようこ",
      found: ["ひら", "ヒラ", "ﾋﾗﾉ", "hirano", "youko", "yoko", "よう", "yoko hi", "hiranoyo"],
      notFound: ["らの", "rano", "hio", "yk"]),
    MatchCase(
      name: "マッチャ ギュウドン", found: ["matcha", "maccha", "gyuudon", "gyudon", "まっちゃ", "gyud", "mat"],
      notFound: ["macha", "gyodon"]),
    MatchCase(
      name: "しんじ", found: ["shinji", "sinzi", "sinji", "shin", "sh", "s"],
      notFound: ["shimji", "sij"]),
    MatchCase(
      name: "南 拓也", phonetic: "みなみ たくや", found: ["minami", "takuya", "みなみ", "南", "拓", "南 taku"],
      notFound: ["nami"]),
    MatchCase(name: "Sakura Hoshino", found: ["さくら", "ほしの", "ホシノ", "sakura ほし"], notFound: ["さこ"]),
    MatchCase(name: "عُمَر الفاروق", found: ["عمر", "عُمَر", "الفاروق", "الف"], notFound: ["مر"]),
    MatchCase(name: "إلهام آل ثاني", found: ["الهام", "ال", "ثاني", "ثانى"]),
    MatchCase(name: "שָׂרָה לוין", found: ["שרה", "לוי", "לוינ", "לוין"], notFound: ["רה"]),
    MatchCase(name: "मीरा शर्मा", found: ["मीरा", "शर्", "शर्मा मी"], notFound: ["मरा", "रा"]),
    MatchCase(name: "สุดา แสงทอง", found: ["สุดา", "แสง"], notFound: ["สดา", "ดา"]),
    MatchCase(name: "Ｎｏ．７ Café", found: ["no 7", "cafe", "7", "no.7", "７"], notFound: ["8"]),
    MatchCase(
      name: "#1 ☎ Taxi 🚕", found: ["#", "#1", "☎", "🚕", "taxi 🚕", "1"],
      notFound: ["🚗", "$", "[a-z]", ".*"]),
    MatchCase(name: "Kuppam\u{202E}", found: ["kuppam"]),
    MatchCase(
      name: "", phone: "+44 (0)20 7946-0018",
      found: ["7946", "+44", "020", "2079460018", "7946-0018", "20 7946", ""],
      notFound: ["+20", "00180", "+7946", "a", "44 21"]),
    MatchCase(
      name: "Unit 7", phone: "555 0100", found: ["7", "unit 555", "0100 7", "5550100"],
      notFound: ["57"]),
  ]

  @Test(arguments: cases) func `finds what should be found, and nothing else`(_ example: MatchCase)
  {
    var index = SearchIndex()
    index.append(
      SearchFields(name: example.name, phonetic: example.phonetic, phones: [example.phone]))
    for query in example.found {
      #expect(index.matches(SearchQuery(query)).count == 1, "\(query)")
    }
    for query in example.notFound {
      #expect(index.matches(SearchQuery(query)).count == 0, "\(query)")
    }
  }

  @Test func `names are the same composed and decomposed`() {
    var index = SearchIndex()
    index.append(SearchFields(name: "Zoe\u{308} \u{1112}\u{1161}\u{11AB} か\u{3099}"))
    for query in ["zoë", "zoe\u{308}", "한", "\u{1112}\u{1161}\u{11AB}", "が", "ga"] {
      #expect(index.matches(SearchQuery(query)).count == 1, "\(query)")
    }
  }

  @Test func `all that a contact is known by is searched`() {
    var index = SearchIndex()
    index.append(
      SearchFields(
        name: "Ann Lee", phones: ["+1 555 0100", "030 1234"], emails: ["boss@acme.example"],
        words: ["Annie", "Acme Tools"]))
    for query in [
      "annie", "al", "acmetools", "acme", "tools ann", "boss@acme", "boss acme.example", "1234 lee",
    ] {
      #expect(index.matches(SearchQuery(query)).count == 1, "\(query)")
    }
    for query in ["example.acme x", "bae", "at", "oss", "0100030", "lee lee"] {
      #expect(index.matches(SearchQuery(query)).count == 0, "\(query)")
    }
  }

  @Test func `a text made to branch without end is given up soon`() {
    var index = SearchIndex()
    index.append(SearchFields(name: String(repeating: "女", count: 5000)))
    let query = String(repeating: "nu", count: 55) + "x"
    #expect(index.matches(SearchQuery(query)).count == 0)
    #expect(index.matches(SearchQuery(String(repeating: "nv", count: 55))).count == 1)
  }

  @Test func `a word longer than any name is cut`() {
    var index = SearchIndex()
    index.append(SearchFields(name: String(repeating: "ab", count: 100)))
    #expect(index.matches(SearchQuery(String(repeating: "ab", count: 90))).count == 1)
    #expect(index.matches(SearchQuery(String(repeating: "ab", count: 90) + " x")).count == 0)
  }
}
