import ContactBook
import Testing

struct ContactPartsTests {
  @Test(arguments: [
    (ContactDate(year: 1980, month: 3, day: 21), "1980-03-21"),
    (ContactDate(year: 1980, month: 3), "1980-03"), (ContactDate(year: 980), "0980"),
    (ContactDate(month: 11, day: 23), "23 November"), (ContactDate(month: 2), "February"),
    (ContactDate(day: 5), "day 5 of a month"), (ContactDate(), ""),
    (ContactDate(year: 2009, month: 8, day: 8, time: "14:30-05:00"), "2009-08-08 14:30-05:00"),
    (ContactDate(month: 13, day: 1), "1 13"), (ContactDate(time: "10:22:00"), "10:22:00"),
  ])
  func `a date is told by the parts that are known`(_ date: ContactDate, _ text: String) {
    #expect(date.displayText == text)
  }

  @Test(arguments: [
    (ContactDate(year: 1980, month: 3, day: 21), ContactDate(year: 2026, month: 3, day: 20), 45),
    (ContactDate(year: 1980, month: 3, day: 21), ContactDate(year: 2026, month: 3, day: 21), 46),
    (ContactDate(year: 2000, month: 2, day: 29), ContactDate(year: 2001, month: 2, day: 28), 0),
    (ContactDate(year: 2000, month: 2, day: 29), ContactDate(year: 2001, month: 3, day: 1), 1),
    (ContactDate(month: 3, day: 21), ContactDate(year: 2026, month: 3, day: 21), nil),
    (ContactDate(year: 1980, month: 3), ContactDate(year: 2026, month: 3, day: 21), nil),
  ])
  func `an age needs a year, a month and a day`(
    _ date: ContactDate, _ other: ContactDate, _ years: Int?
  ) {
    #expect(date.years(until: other) == years)
  }

  @Test
  func `media are decoded when asked for, and not when they are too large`() {
    let media = ContactMedia(encoded: [1, 2, 3], byteCount: 3, type: "image/png") { Array($0) }
    #expect(media.bytes == [1, 2, 3])
    #expect(media.isEmbedded && !media.isTooLarge)
    let long = [UInt8](repeating: 65, count: ContactMedia.largestEncodedCount + 1)
    let large = ContactMedia(encoded: long[...], byteCount: long.count) { Array($0) }
    #expect(large.isTooLarge && large.bytes == nil)
    let limit = ContactMedia(encoded: long.dropLast(), byteCount: 1) { _ in [7] }
    #expect(limit.bytes == [7])
    let linked = ContactMedia(address: "https://example.org/a.png")
    #expect(!linked.isEmbedded && linked.bytes == nil)
    #expect(media == ContactMedia(encoded: [1, 2, 3], byteCount: 3, type: "image/png") { _ in [] })
    #expect(media != ContactMedia(encoded: [1, 2, 4], byteCount: 3, type: "image/png") { _ in [] })
  }

  @Test
  func `the wordings of other languages follow with their languages`() {
    var title = ContactValue(kind: .jobTitle, property: "TITLE", value: "Boss", language: "en")
    title.variants = [
      ContactValue.Variant(language: "fr", value: "Patron"),
      ContactValue.Variant(language: "", value: "Chef"),
    ]
    #expect(title.displayText == "Boss\nPatron (fr)\nChef")
  }

  @Test
  func `the lists of a contact are those of its values`() {
    var contact = Contact(identity: "a")
    let media = ContactMedia(address: "https://example.org/logo.png")
    let date = ContactDate(month: 4, day: 12)
    contact.values = [
      ContactValue(kind: .nickname, property: "NICKNAME", value: "Gigi"),
      ContactValue(kind: .photo, property: "LOGO", value: "x", content: .media(media)),
      ContactValue(kind: .birthday, property: "BDAY", value: "spring"),
      ContactValue(kind: .birthday, property: "BDAY", value: "--04-12", content: .date(date)),
      ContactValue(kind: .category, property: "CATEGORIES", value: "choir"),
      ContactValue(kind: .nickname, property: "NICKNAME", value: "Gi"),
    ]
    #expect(contact.nicknames == ["Gigi", "Gi"])
    #expect(contact.categories == ["choir"])
    #expect(contact.birthday == date)
    #expect(contact.photo == nil)
    contact.values[1].property = "PHOTO"
    #expect(contact.photo == media)
  }
}
