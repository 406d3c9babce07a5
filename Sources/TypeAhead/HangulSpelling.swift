/// How Hangul syllables are written in Latin letters: the Revised Romanization of 2000,
/// McCune–Reischauer without its marks, and what people have in their passports.
enum HangulSpelling {
  /// A syllable's parts, each with the ways to write it.
  static func initials(of syllable: HangulSyllable) -> [Spelling] { initials[syllable.initial] }
  static func vowels(of syllable: HangulSyllable) -> [Spelling] { vowels[syllable.vowel] }
  static func finals(of syllable: HangulSyllable) -> [Spelling] { finals[syllable.final] }

  /// Family names that are written in no way that follows from their parts.
  static func familyNames(_ syllable: UInt32) -> [Spelling] { familyNames[syllable] ?? [] }

  /// The letters that what is typed for a syllable may begin with.
  static func firstLetters(of scalar: UInt32, _ syllable: HangulSyllable) -> [UInt8] {
    let own = initials(of: syllable)
    let regular = own.isEmpty ? vowels(of: syllable) : own
    return (regular + familyNames(scalar)).map(\.first)
  }

  /// Whether what is typed for a syllable may begin with a letter: seldom wrong, and soon told.
  @inline(__always)
  static func mayBegin(_ scalar: UInt32, with latin: UInt8) -> Bool {
    let initial = Int(scalar &- 0xAC00) / 588
    return initial < beginnings.count && beginnings[initial] >> UInt32(latin &- 0x61) & 1 == 1
  }

  /// For each first consonant a bit for every letter that a syllable with it may begin with.
  private static let beginnings: [UInt32] = {
    func bits(_ spelled: [Spelling]) -> UInt32 {
      spelled.reduce(0) { $0 | 1 << UInt32($1.first &- 0x61) }
    }
    var table = initials.map { bits($0.isEmpty ? vowels.flatMap { $0 } : $0) }
    for (syllable, spelled) in familyNames {
      table[Int(syllable - 0xAC00) / 588] |= bits(spelled)
    }
    return table
  }()

  /// All letters that may be typed for a syllable.
  static func letters(of scalar: UInt32, _ syllable: HangulSyllable) -> UInt64 {
    initialLetters[syllable.initial] | vowelLetters[syllable.vowel] | finalLetters[syllable.final]
      | letters(in: familyNames(scalar))
  }

  /// In the order of the syllables; the silent consonant has none.
  private static let initials = lists(
    """
    g,k kk,gg,k,g n d,t tt,dd,t,d r,l m b,p pp,bb,p,b s,sh ss,s - j,ch jj,tch,j ch,j k,kh t,th p,ph h
    """)

  private static let vowels = lists(
    """
    a,ah ae,ai,ay,e ya yae eo,o,u,uh e yeo,yo,you,yu ye,yae o,oh wa,oa wae,wai oe,oi,we yo u,oo,woo,wu \
    wo,weo,wu we wi,ui yu,yoo,you,yew eu,u ui,eui,ee,i,yi i,ee
    """)

  private static let finals = lists(
    """
    - k,g,ck k,kk k,ks n n,nj n,nh t,d l,r,ll k,lk,lg m,lm l,lb,p l,ls l,lt p,lp l,lh m p,b p,ps t,s \
    t,ss ng t,j t,ch k t p,ph t,h
    """)

  private static let familyNames: [UInt32: [Spelling]] = {
    let rows = """
      이 lee,li,yi,rhee,ri,rhie,leigh,yee 박 park,bark,pahk 임 lim,rim,yim 림 im 류 yoo,yu,you,lew,rhyu,lyou
      유 ryu,yew 노 roh,rho,ro,no,noh 나 ra,rha,la,na 라 na,rah 여 yeo,yuh,ryeo 양 ryang 염 yeom,yum
      허 hur,huh,her 서 sur,seoh 백 paik,baik,back,paek 배 bai,pai,bay 권 kweon,kwun,gwon 구 koo,goo,ku
      우 woo,wu 이 lee 육 ryuk,yook,yuk 용 ryong 연 yun,youn 영 young,yung 안 ahn 엄 um,uhm,ohm
      최 choe,choi,chey,tchoi 조 joe,cho,choh 정 chung,jung,cheong,chong 전 chun,jun,chon,jeon
      황 whang 여 yo 예 yea 은 en,unn 인 ihn,in 하 hah 현 hyon,hyun 변 pyon,byun,pyun 위 wee,wie
      임 im 오 oh 왕 wang,whang 림 rhim,lim 란 nan 련 yeon 령 young,yeong 례 ye 리 lee,i,yi,rhee
      """
    var table: [UInt32: [Spelling]] = [:]
    let words = rows.split { $0 == " " || $0 == "\n" }
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      guard let syllable = words[index].unicodeScalars.first else { continue }
      let spelled = words[index + 1].split(separator: ",").map { Spelling($0) }
      table[syllable.value, default: []] += spelled
    }
    return table
  }()

  private static let initialLetters = initials.map(letters(in:))
  private static let vowelLetters = vowels.map(letters(in:))
  private static let finalLetters = finals.map(letters(in:))

  private static func letters(in spellings: [Spelling]) -> UInt64 {
    spellings.reduce(into: LetterSet()) { $0.insert($1, isFirst: false) }.letters
  }

  private static func lists(_ row: String) -> [[Spelling]] {
    row.split(separator: " ").map { word in
      word == "-" ? [] : word.split(separator: ",").map { Spelling($0) }
    }
  }
}
