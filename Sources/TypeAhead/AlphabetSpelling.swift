/// How Greek and Cyrillic letters are written in Latin ones, in the usual schemes: BGN/PCGN, ISO 9
/// and the scientific one without accents, passports, ELOT 743, and what people type.
enum AlphabetSpelling {
  /// The ways to write a letter.
  static func spellings(of letter: UInt32) -> [Spelling] {
    let place = Int(letter) - start
    return singles.indices.contains(place) ? singles[place] : []
  }

  /// The ways to write two letters that stand together, beyond those of each.
  static func spellings(of first: UInt32, with second: UInt32) -> [Spelling] {
    pairs[first << 16 | second] ?? []
  }

  /// The Latin letters that a word may begin with which begins with `first`, before `next`.
  static func firstLetters(of first: UInt32, before next: UInt32) -> [UInt8] {
    (spellings(of: first) + spellings(of: first, with: next)).map(\.first)
  }

  /// Whether what is typed for a word that begins with a letter may begin with a Latin one.
  @inline(__always)
  static func mayBegin(_ letter: UInt32, with latin: UInt8) -> Bool {
    let place = Int(letter) - start
    return place < firstLetters.count && firstLetters[place] >> UInt32(latin &- 0x61) & 1 == 1
  }

  /// The Latin letters that may be typed for a letter, alone or with its neighbour.
  static func letters(of letter: UInt32) -> UInt64 {
    let place = Int(letter) - start
    return allLetters.indices.contains(place) ? allLetters[place] : 0
  }

  /// Whether a letter may be left out.
  static func isSilent(_ letter: UInt32) -> Bool { letter == 0x44C || letter == 0x44A }

  /// The first letter of the table: Greek and Cyrillic lie together.
  private static let start = 0x370

  private static let singles: [[Spelling]] = {
    var table = [[Spelling]](repeating: [], count: 0x530 - start)
    let rows = [
      // Greek
      "α a β v,b γ g,y,gh δ d,dh ε e ζ z η i,h,e θ th ι i κ k,c λ l μ m ν n ξ x,ks ο o π p ρ r,rh",
      "σ s τ t υ y,u,i φ f,ph χ ch,h,x,kh ψ ps ω o,w",
      // Russian; й and ё have lost their marks: they are и and е here.
      "а a б b в v,w г g,h,gh,gj д d е e,ye,je,ie,yo,jo,io,o ж zh,z,j з z и i,y,j к k,c,kj л l м m",
      "н n о o п p р r с s,ss т t у u,ou,w ф f,ph х kh,h,ch,x ц ts,c,tz,cz ч ch,c,tch,tsch",
      "ш sh,s,sch щ shch,sch,sc,shh,sht ъ a ы y,i э e ю yu,ju,iu,u я ya,ja,ia,a",
      // Ukrainian, Belarusian, Serbian, Macedonian
      "і i,y,yi,ji є ye,ie,je,e ґ g ђ dj,d љ lj,l њ nj,n ћ c,ch,tj џ dz,dzh,dj ј j,y,i ѕ dz",
      // Kazakh, Kyrgyz, Tatar, Mongolian, Tajik
      "ә a,e ғ g,gh қ q,k ң n,ng ө o,u ұ u ү u һ h ҳ h ҷ j,ch",
    ]
    for (letter, spelled) in words(of: rows) where letter.count == 1 {
      table[Int(letter[0].value) - start] = spelled
    }
    return table
  }()

  private static let pairs: [UInt32: [Spelling]] = {
    let rows = [
      "ου u αυ av,af,au ευ ev,ef,eu ηυ iv,if μπ b,mp ντ d,nd γκ g,ng γγ ng γχ nch,nkh γξ nx",
      "αι e,ai ει i,ei οι i,oi υι i τζ j,dz γι y,j",
      "ии y,i,yi,ij ыи y,i кс x дж j,dj шт st сх sch ео eo ья ia ье ie,ye,yo ью iu,yu ьи yi,i др der",
    ]
    var table: [UInt32: [Spelling]] = [:]
    for (letters, spelled) in words(of: rows) where letters.count == 2 {
      table[letters[0].value << 16 | letters[1].value] = spelled
    }
    return table
  }()

  /// For each letter a bit for every Latin one that it may begin with, alone or with the next.
  private static let firstLetters: [UInt32] = {
    func bits(_ spelled: [Spelling]) -> UInt32 {
      spelled.reduce(0) { $0 | 1 << UInt32($1.first &- 0x61) }
    }
    var table = singles.map(bits)
    for (letters, spelled) in pairs { table[Int(letters >> 16) - start] |= bits(spelled) }
    return table
  }()

  private static let allLetters: [UInt64] = {
    var table = singles.map { spelled in
      spelled.reduce(into: LetterSet()) { $0.insert($1, isFirst: false) }.letters
    }
    for (letters, spelled) in pairs {
      let set = spelled.reduce(into: LetterSet()) { $0.insert($1, isFirst: false) }.letters
      for letter in [letters >> 16, letters & 0xFFFF] { table[Int(letter) - start] |= set }
    }
    return table
  }()

  private static func words(of rows: [String]) -> [([Unicode.Scalar], [Spelling])] {
    rows.flatMap { row in
      let words = row.split(separator: " ")
      return stride(from: 0, to: words.count - 1, by: 2).map { index in
        (
          Array(words[index].unicodeScalars),
          words[index + 1].split(separator: ",").map { Spelling($0) }
        )
      }
    }
  }
}
