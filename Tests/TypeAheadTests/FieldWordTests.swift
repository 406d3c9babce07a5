import Testing
import TypeAhead

@Suite struct FieldWordTests {
  static let index: SearchIndex = {
    var index = SearchIndex()
    index.append(
      SearchFields(
        name: "Ann Berg", phones: ["+86 138-0013-8000", "555"], emails: ["ann@acme.example"],
        organizations: ["Choir of Oslo"]))
    index.append(
      SearchFields(
        name: "Bo Acme", phones: ["44"], organizations: ["Foo Bar Inc", "Acme Tools"],
        words: ["Bobby"]))
    index.append(SearchFields(name: "王小明", phonetic: "わん", emails: ["wang@bar.example"]))
    index.append(SearchFields(name: "", organizations: ["Müller & Söhne"]))
    return index
  }()

  static let cards: CardIndex = {
    var entries = [CardIndex.Entry](repeating: CardIndex.Entry(), count: 4)
    entries[0].notes = ["Met in Oslo, plays chess"]
    entries[0].traits = [.photo, .birthday]
    entries[1].groups = ["Chess Club", "Tenor Choir"]
    entries[2].groups = ["合唱团"]
    entries[2].traits = [.address, .url]
    return CardIndex(entries)
  }()

  @Test(arguments: [
    ("org:acme", [1]), ("org:choir", [0]), ("org:\"foo bar\"", [1]), ("org:\"bar foo\"", [1]),
    ("org:\"foo tools\"", []), ("org:\"foo b", [1]), ("ORG:Acme", [1]), ("org:acme bo", [1]),
    ("bo org:acme", [1]), ("ann org:acme", []), ("org:mueller", [3]), ("org:muller", [3]),
    ("org:“foo bar”", [1]), ("org：acme", [1]), ("org:&", [3]), ("org:#", []),
    ("acme", [0, 1]), ("name:acme", [1]), ("email:acme", [0]), ("email:wang@bar", [2]),
    ("mail:ann", [0]), ("nick:bob", [1]), ("nick:bo", [1]), ("name:bobby", [1]), ("name:wxm", [2]),
    ("name:わん", [2]), ("name:wan", [2]), ("tel:138", [0]), ("tel:+86", [0]), ("tel:+138", []),
    ("tel:+", [0]),
    ("tel:0013-8", [0]), ("tel:\"138 86\"", [0]), ("tel:\"138 555\"", []), ("phone:44", [1]),
    ("tel:bo", []), ("tel:5263", []), ("has:tel", [0, 1]), ("-has:tel", [2, 3]),
    ("has:email", [0, 2]), ("has:email has:tel", [0]), ("has:email -has:tel", [2]),
    ("-org:acme", [0, 2, 3]), ("-org:acme -has:email", [3]), ("has:org", [0, 1, 3]),
    ("org:", [0, 1, 3]), ("has:nick", [1]), ("has:name", [0, 1, 2]), ("-has:name", [3]),
    ("group:choir", [1]), ("group:\"chess club\"", [1]), ("group:\"chess choir\"", []),
    ("group:hct", [2]), ("group:chess group:choir", [1]), ("-group:choir", [0, 2, 3]),
    ("note:chess", [0]), ("note:\"oslo chess\"", [0]), ("note:ches", [0]), ("chess", []),
    ("has:note", [0]), ("has:photo", [0]), ("-has:photo", [1, 2, 3]), ("has:address", [2]),
    ("has:adr", [2]), ("has:bday", [0]), ("has:birthday", [0]), ("has:url", [2]),
    ("has:group", [1, 2]), ("ann note:chess has:photo", [0]), ("bo note:chess", []),
    // The beginning of a field's name will do, and what may still become several is not looked at.
    ("has:e", [0, 2]), ("has:em", [0, 2]), ("-has:e", [1, 3]), ("has:ph", [0, 1, 2, 3]),
    ("has:pho", [0, 1, 2, 3]), ("has:phon", [0, 1]), ("has:phot", [0]), ("has:", [0, 1, 2, 3]),
    ("-has:", [0, 1, 2, 3]), ("ann has:", [0]), ("ann has:p", [0]), ("has:b", [0]),
    ("has:gr", [1, 2]),
    ("has: ann", []), ("has:p ann", []),
    // What is no field word is plain text.
    ("foo:acme", [1]), ("has:banana", []), ("photo:x", []), (":acme", [0, 1]), ("foo:bar", [1]),
    ("-acme", [0, 1]), ("org :acme", []), ("\"ann\"", [0]),
  ])
  func `finds`(_ query: String, _ found: [UInt32]) {
    #expect(Self.index.matches(SearchQuery(query), cards: Self.cards).indices == found)
  }

  @Test(arguments: [
    "org:\"foo bar\" has:tel", "ann -has:photo note:chess", "-org:acme group:choir", "tel:138 13",
    "has:tel",
    "name:wangxm org:", "note:\"met in\"",
  ])
  func `narrowing changes no result`(_ text: String) {
    var typed = ""
    var last: SearchMatches?
    for character in text {
      typed.append(character)
      let query = SearchQuery(typed)
      let fresh = Self.index.matches(query, cards: Self.cards).indices
      let narrowed = Self.index.matches(query, narrowing: last, cards: Self.cards)
      #expect(narrowed.indices == fresh, "\(typed)")
      last = narrowed
    }
  }

  @Test func `a query says whether it needs the cards`() {
    #expect(SearchQuery("ann note:chess").needsCards)
    #expect(SearchQuery("-has:photo").needsCards)
    #expect(!SearchQuery("org:acme has:tel group note").needsCards)
    #expect(Self.index.matches(SearchQuery("note:chess")).indices == [])
    #expect(!SearchQuery("has:tel").isEmpty)
  }

  @Test func `field words do not change the order of the names`() {
    let matches = Self.index.matches(SearchQuery("acme has:tel"))
    #expect(Self.index.ranked(matches) == [1, 0])
    let all = Self.index.matches(SearchQuery("has:tel"))
    #expect(Self.index.ranked([1, 0], by: all.query) == [1, 0])
  }

  @Test(arguments: [
    (SearchField.name, "acme", "Bo [Acme]"), (.org, "acme", "[Acme] Tools"),
    (.name, "org:acme", "Bo Acme"),
    (.org, "org:acme", "[Acme] Tools"), (.org, "name:acme", "Acme Tools"),
    (.org, "-org:x acme", "[Acme]"),
    (.email, "acme", "ann@[acme].example"), (.email, "email:ann", "[ann]@acme.example"),
    (.tel, "138001", "+86 [138-001]3-8000"), (.tel, "+86138", "[+86 138]-0013-8000"),
    (.tel, "8000 86", "+[86] 138-0013-[8000]"), (.tel, "ann", "+86 138"),
    (.tel, "tel:555", "[555]-1212"),
    (.tel, "+1", "+86 138"), (.name, "996", "[王小明]"), (.name, "张", "[張]三"), (.name, "kms", "[김민수]"),
    (.name, "mueller", "[Müller] Ann"), (.name, "muel", "[Mül]ler"), (.name, "ivan", "[Иван] П"),
    (.name, "shch", "[Щ]укин"), (.note, "note:chess chess", "plays [chess]"),
    (.note, "chess", "plays chess"),
    (.group, "group:ch", "Tenor [Ch]oir"), (.nick, "bob", "[Bob]by"),
  ])
  func `stands out`(_ field: SearchField, _ query: String, _ marked: String) {
    let text = marked.filter { $0 != "[" && $0 != "]" }
    var result = Array(text.utf8)
    for range in SearchQuery(query).highlights(in: text, as: field).reversed() {
      result.insert(UInt8(ascii: "]"), at: range.upperBound)
      result.insert(UInt8(ascii: "["), at: range.lowerBound)
    }
    #expect(String(decoding: result, as: UTF8.self) == marked)
  }
}
