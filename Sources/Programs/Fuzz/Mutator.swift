import LayoutSimSeededRandom

/// Mutates inputs in ways that tend to break readers.
struct Mutator {
    let dictionary: [[UInt8]]

    /// The maximum size of an input, in bytes.
    private static let limit = 1 << 16

    private static let numbers = [
        "0", "-0", "-1", "1e308", "-1e309", "1e-400", "0.1", "NaN", "Infinity", "2147483648", "-9223372036854775809",
        "9223372036854775808", "18446744073709551616", "00", "1.", "1e", "99999999999999999999999999999999999999",
    ].map { Array($0.utf8) }

    init(dictionary: [String]) {
        self.dictionary = dictionary.map { Array($0.utf8) }
    }

    /// Returns a mutated copy of an input, sometimes spliced with another one.
    func mutated(_ input: [UInt8], other: [UInt8], random: inout SeededRandom) -> [UInt8] {
        var result = input
        repeat { change(&result, other: other, random: &random) } while random.int(below: 2) == 0
        return Array(result.prefix(Self.limit))
    }

    private func change(_ bytes: inout [UInt8], other: [UInt8], random: inout SeededRandom) {
        switch random.int(below: 10) {
        case 0: flipBit(&bytes, &random)
        case 1: setByte(&bytes, &random)
        case 2: insert([UInt8(random.int(below: 256))], into: &bytes, &random)
        case 3: remove(from: &bytes, &random)
        case 4: bytes = Array(bytes.prefix(random.int(below: bytes.count + 1)))
        case 5: if !dictionary.isEmpty { insert(random.pick(dictionary), into: &bytes, &random) }
        case 6: replaceNumber(in: &bytes, &random)
        case 7: duplicate(in: &bytes, &random)
        case 8: splice(&bytes, other, &random)
        default: nest(&bytes, &random)
        }
    }

    private func flipBit(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        guard !bytes.isEmpty else { return }
        bytes[random.int(below: bytes.count)] ^= 1 << UInt8(random.int(below: 8))
    }

    private func setByte(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        guard !bytes.isEmpty else { return }
        bytes[random.int(below: bytes.count)] = random.pick([
            0, 0x0A, 0x20, 0x22, 0x5C, 0x7B, 0x7D, 0x7F, 0x80, 0xC0, 0xFF,
        ])
    }

    private func insert(_ piece: [UInt8], into bytes: inout [UInt8], _ random: inout SeededRandom) {
        bytes.insert(contentsOf: piece, at: random.int(below: bytes.count + 1))
    }

    private func remove(from bytes: inout [UInt8], _ random: inout SeededRandom) {
        let range = range(in: bytes, &random)
        bytes.removeSubrange(range)
    }

    private func duplicate(in bytes: inout [UInt8], _ random: inout SeededRandom) {
        let piece = Array(bytes[range(in: bytes, &random)])
        for _ in 0...random.int(below: 4) { insert(piece, into: &bytes, &random) }
    }

    private func splice(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout SeededRandom) {
        bytes = bytes.prefix(random.int(below: bytes.count + 1)) + other.suffix(random.int(below: other.count + 1))
    }

    /// Repeats an opening bracket.
    private func nest(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        guard random.int(below: 4) == 0 else { return }
        let opening = random.pick(["[", "{\"a\":", "(", "<a>", "\""]).utf8
        insert(Array(repeatElement(opening, count: random.int(below: 2000)).joined()), into: &bytes, &random)
    }

    private func replaceNumber(in bytes: inout [UInt8], _ random: inout SeededRandom) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let starts = bytes.indices.filter { digits.contains(bytes[$0]) && ($0 == 0 || !digits.contains(bytes[$0 - 1])) }
        guard !starts.isEmpty else { return }
        let start = random.pick(starts)
        let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: random.pick(Self.numbers))
    }

    /// Returns a random range, mostly a short one.
    private func range(in bytes: [UInt8], _ random: inout SeededRandom) -> Range<Int> {
        let start = random.int(below: bytes.count + 1)
        let length = random.int(below: random.int(below: 3) == 0 ? bytes.count + 1 : 16)
        return start..<min(start + length, bytes.count)
    }
}
