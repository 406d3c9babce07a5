/// The version of the program, by Semantic Versioning.
package enum Version {
  package static let current = "0.1.0"
}
