/// One decoded value as `kith inspect` prints it.
package struct InspectedValue: Hashable, Sendable {
  /// The property, with a part behind a dot (`N.family`, `TEL.TYPE`) or `raw:` before an unknown one.
  package var property: String
  /// Which one of its kind, from 0.
  package var index: Int
  /// The value, decoded.
  package var value: String
}
