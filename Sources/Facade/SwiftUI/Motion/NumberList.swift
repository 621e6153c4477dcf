/// Numbers that animations change together; those that one list lacks count as 0.
struct NumberList: VectorArithmetic, Sendable {
    var numbers: [Double]

    init(_ numbers: [Double]) { self.numbers = numbers }

    static var zero: NumberList { NumberList([]) }

    static func + (one: NumberList, other: NumberList) -> NumberList { one.joined(other, +) }
    static func - (one: NumberList, other: NumberList) -> NumberList { one.joined(other, -) }

    static func == (one: NumberList, other: NumberList) -> Bool {
        (0..<max(one.numbers.count, other.numbers.count)).allSatisfy { one[$0] == other[$0] }
    }

    mutating func scale(by rhs: Double) { for index in numbers.indices { numbers[index] *= rhs } }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    /// The number at a place.
    subscript(place: Int) -> Double { place < numbers.count ? numbers[place] : 0 }

    private func joined(_ other: NumberList, _ join: (Double, Double) -> Double) -> NumberList {
        NumberList((0..<max(numbers.count, other.numbers.count)).map { join(self[$0], other[$0]) })
    }
}
