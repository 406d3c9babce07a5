import ContactBook
import Testing

struct ContactValueTests {
  @Test(arguments: [
    (ContactValue.Kind.birthday, "--11-23", "23 November"),
    (.anniversary, "--02-29", "29 February"),
    (.date, "--01-01", "1 January"), (.birthday, "1980-03-21", "1980-03-21"),
    (.birthday, "circa 1800", "circa 1800"), (.birthday, "--13-01", "--13-01"),
    (.birthday, "--11-00", "--11-00"), (.birthday, "---12", "---12"), (.note, "--11-23", "--11-23"),
    (.birthday, "", ""),
  ])
  func `a date without a year is said in words`(
    _ kind: ContactValue.Kind, _ value: String, _ text: String
  ) {
    #expect(ContactValue(kind: kind, property: "X", value: value).displayText == text)
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
