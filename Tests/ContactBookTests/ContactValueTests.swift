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
}
