/// Names that differ by a slip of the finger.
enum NearMiss {
    /// Returns whether one name becomes the other by one letter more, less or another, or by two that change places.
    static func areNear(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one != other, min(one.count, other.count) > 3, abs(one.count - other.count) < 2 else { return false }
        let start = zip(one, other).prefix { $0 == $1 }.count
        let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (rest, others) = (one.dropFirst(start).dropLast(end), other.dropFirst(start).dropLast(end))
        return max(rest.count, others.count) <= 1 || rest.count == 2 && rest.elementsEqual(others.reversed())
    }
}
