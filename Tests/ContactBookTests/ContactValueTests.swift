import ContactBook
import Testing

struct ContactValueTests {
  @Test
  func `a date is told in words, a text about it as it is`() {
    let date = ContactDate(month: 11, day: 23)
    let value = ContactValue(
      kind: .birthday, property: "BDAY", value: "--11-23", content: .date(date))
    #expect(value.displayText == "23 November")
    let text = ContactValue(kind: .birthday, property: "BDAY", value: "circa 1800")
    #expect(text.displayText == "circa 1800")
  }

  @Test(arguments: [
    ("20260914T081500Z", "2026-09-14 08:15 UTC"), ("2026-09-14T08:15:00Z", "2026-09-14 08:15 UTC"),
    ("2026-09-14T08:15:00.123Z", "2026-09-14 08:15 UTC"),
    ("20260914T0815", "2026-09-14 08:15"), ("20260914T081500+0200", "2026-09-14 08:15 +0200"),
    ("2026-09-14T08:15:00-05:30", "2026-09-14 08:15 -05:30"), ("2026-09-14", "2026-09-14"),
    ("Tuesday", "Tuesday"), ("202609T08", "202609T08"), ("", ""), ("T", "T"),
    ("20260914T081500 at noon", "20260914T081500 at noon"), ("٢٠٢٦٠٩١٤T٠٨١٥", "٢٠٢٦٠٩١٤T٠٨١٥"),
  ])
  func `the time of a change is told to the minute`(_ value: String, _ text: String) {
    #expect(ContactValue(kind: .revision, property: "REV", value: value).displayText == text)
    #expect(ContactValue(kind: .note, property: "NOTE", value: value).displayText == value)
  }
}
