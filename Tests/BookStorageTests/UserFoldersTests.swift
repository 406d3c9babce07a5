import BookStorage
import Testing

@Suite("UserFolders")
struct UserFoldersTests {
  struct Case: Sendable {
    let environment: [String: String]
    let data: String?
    let ledger: String?
  }

  @Test(arguments: [
    Case(
      environment: ["HOME": "/home/a"], data: "/home/a/.local/share/kith",
      ledger: "/home/a/.local/state/kith/ledger.sqlite"),
    Case(
      environment: ["HOME": "/home/a", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"],
      data: "/d/kith", ledger: "/s/kith/ledger.sqlite"),
    Case(
      environment: ["HOME": "/home/a", "XDG_DATA_HOME": "relative", "XDG_STATE_HOME": ""],
      data: "/home/a/.local/share/kith", ledger: "/home/a/.local/state/kith/ledger.sqlite"),
    Case(environment: [:], data: nil, ledger: nil),
  ])
  func `a variable counts when it is an absolute path`(_ test: Case) {
    let folders = UserFolders(environment: test.environment)
    #expect(folders.data == test.data)
    #expect(folders.ledger == test.ledger)
  }
}
