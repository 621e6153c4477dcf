/// Random numbers that are the same for the same seed, on every machine and in every run.
///
/// SplitMix64, from Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
package struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates the sequence of a seed.
    package init(seed: UInt64) {
        state = seed
    }

    /// Returns the next 64 bits of the sequence.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns an integer from 0 up to, but not including, `bound`; 0 if `bound` is less than 1.
    package mutating func int(below bound: Int) -> Int {
        Int(next() % UInt64(max(bound, 1)))
    }

    /// Returns an integer in a range.
    package mutating func int(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + int(below: range.count)
    }

    /// Returns whether an event with a probability, in percent, happens.
    package mutating func chance(percent: Int) -> Bool { int(in: 1...100) <= percent }

    /// Returns an element of an array, which must not be empty.
    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[int(below: elements.count)]
    }
}
