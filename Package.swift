// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: the language is checked as strictly as the compiler can.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The layers, lowest first: a target imports only what its row lists.
///
/// `LayerTests` holds every import of the sources against the same table in `docs/architecture.md`.
let layers: [(target: String, imports: [Target.Dependency])] = [
  ("UnicodeText", ["CICU"]),
  ("TerminalGrid", ["UnicodeText"]),
  ("VCardCodec", ["UnicodeText"]),
  ("Collation", ["CICU", "CNameTables", "UnicodeText"]),
  ("ContactBook", ["Collation"]),
  ("TypeAhead", ["Collation", "UnicodeText"]),
  ("ContactInterchange", ["ContactBook", "UnicodeText", "VCardCodec"]),
  ("InviteLedger", ["ContactBook"]),
  (
    "BookStorage",
    [
      "CFileCalls", "CMappingGuard", "CSQLite", "Collation", "ContactBook", "ContactInterchange",
      "InviteLedger",
      "TypeAhead", "UnicodeText", "VCardCodec",
    ]
  ),
  ("BookUI", ["ContactBook", "InviteLedger", "TerminalGrid", "TypeAhead"]),
  ("CursesTerminal", ["CNcurses", "CTerminalGuard", "TerminalGrid"]),
  (
    "BookRuntime",
    [
      "BookStorage", "BookUI", "Collation", "ContactBook", "ContactInterchange", "InviteLedger",
      "TerminalGrid", "TypeAhead", "UnicodeText",
    ]
  ),
  (
    "BookCommands",
    [
      "BookStorage", "Collation", "ContactBook", "ContactInterchange", "InviteLedger", "TypeAhead",
      "UnicodeText", "VCardCodec",
    ]
  ),
]

let package = Package(
  name: "kith",
  products: [
    .executable(name: "kith", targets: ["kith"]),
    .library(name: "Collation", targets: ["Collation"]),
    .library(name: "VCardCodec", targets: ["VCardCodec"]),
    .library(name: "ContactBook", targets: ["ContactBook"]),
  ],
  targets: [
    .systemLibrary(name: "CFileCalls"),
    .systemLibrary(name: "CICU"),
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CSQLite"),
    .target(name: "CMappingGuard"),
    .target(name: "CNameTables"),
    .target(name: "CTerminalGuard"),
  ]
    + layers.map { row in
      .target(name: row.target, dependencies: row.imports, swiftSettings: strict)
    }
    + [
      .executableTarget(
        name: "kith",
        dependencies: ["BookCommands", "BookRuntime", "CursesTerminal"],
        swiftSettings: strict),
      .target(
        name: "TestSupport",
        dependencies: ["TerminalGrid"],
        path: "Tests/TestSupport",
        swiftSettings: strict),
      .testTarget(name: "LayerTests", swiftSettings: strict),
      .testTarget(
        name: "TerminalTests",
        dependencies: ["kith", "TestSupport", "TerminalGrid"],
        swiftSettings: strict),
      .testTarget(
        name: "SessionTests",
        dependencies: [
          "BookRuntime", "BookStorage", "ContactBook", "TerminalGrid", "TestSupport",
        ],
        swiftSettings: strict),
      .testTarget(
        name: "TestSupportTests",
        dependencies: ["TestSupport", "TerminalGrid"],
        swiftSettings: strict),
      .executableTarget(
        name: "Benchmarks",
        dependencies: [
          "BookUI", "CICU", "Collation", "ContactBook", "ContactInterchange", "InviteLedger",
          "TerminalGrid", "TestSupport", "TypeAhead", "UnicodeText", "VCardCodec",
        ],
        path: "Tests/Benchmarks",
        exclude: ["run", "packages", "decode-vobject.py", "DecodeEzVcard.java"],
        swiftSettings: strict),
      .executableTarget(
        name: "Fuzzing",
        dependencies: [
          "ContactBook", "ContactInterchange", "TestSupport", "TypeAhead", "VCardCodec",
        ],
        path: "Tests/Fuzzing",
        exclude: ["run", "words.dict"],
        swiftSettings: strict),
    ]
    + layers.map { row in
      .testTarget(
        name: row.target + "Tests",
        dependencies: [.target(name: row.target), "TestSupport"] + row.imports,
        swiftSettings: strict)
    },
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
