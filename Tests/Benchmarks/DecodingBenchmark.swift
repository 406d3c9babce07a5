import ContactBook
import ContactInterchange
import Glibc
import TestSupport
import VCardCodec

/// `decode RUNS FILE`: megabytes a second of reading cards on one core, processor time, in this process.
///
/// The keys of a list; the lines of all cards; the text of each line; every value of every card in a contact.
func benchmarkDecoding(_ arguments: [String]) throws {
  guard arguments.count == 2, let runs = Int(arguments[0]) else {
    throw BenchmarkError("needs RUNS FILE")
  }
  let bytes = try TextFile(arguments[1]).readBytes()
  var count = 0
  measure("keys of the list", bytes, runs) {
    var reader = RecordReader()
    var record = ContactRecord()
    while reader.next(in: bytes.span, into: &record) { count += 1 }
  }
  measure("lines of the cards", bytes, runs) { count += VCardFile(bytes).cards.count }
  measure("texts of the lines", bytes, runs) {
    for card in VCardFile(bytes).cards {
      for line in card.lines { count += line.text.utf8.count }
    }
  }
  measure("whole contacts", bytes, runs) {
    for card in VCardFile(bytes).cards { count += Contact(card: card).values.count }
  }
  precondition(count > 0)
}

/// `make-photo MEGABYTES PATH`: one card with a photo of so many megabytes of text.
func makePhoto(_ arguments: [String]) throws {
  guard arguments.count == 2, let megabytes = Int(arguments[0]) else {
    throw BenchmarkError("needs MEGABYTES PATH")
  }
  let line = " " + String(repeating: "QUJD", count: 18) + "\r\n"
  let count = megabytes * 1_048_576 / 75
  let head = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Large Photo\r\nPHOTO;ENCODING=b;TYPE=JPEG:\r\n"
  let tail = "TEL:+15550100000\r\nEND:VCARD\r\n"
  try write([head] + repeatElement(line, count: count) + [tail], to: arguments[1])
}

private func measure(_ label: String, _ bytes: [UInt8], _ runs: Int, _ body: () -> Void) {
  var figures = Figures()
  for run in 0...runs {
    let start = processorSeconds()
    body()
    if run > 0 { figures.append(Double(bytes.count) / 1_000_000 / (processorSeconds() - start)) }
  }
  report(label, figures.described(unit: "MB/s"))
}

private func processorSeconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
