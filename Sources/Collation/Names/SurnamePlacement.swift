/// Where surnames with a reading of their own stand in an order by readings.
struct SurnamePlacement: Sendable {
  init(collator: Collator) {}
}
