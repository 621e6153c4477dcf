/// The pairs of two sequences that have most in common, in the order of both.
struct SequencePairing<Element> {
    /// The pairs, from the first to the last.
    private(set) var pairs: [(Element, Element)] = []

    /// The greatest number of comparisons, beyond which elements are paired by their places.
    private static var mostComparisons: Int { 250_000 }

    /// Pairs elements so that the sum of their likenesses is greatest; those with a likeness of 0 are never paired.
    init(_ old: [Element], _ new: [Element], likeness: (Element, Element) -> Double) {
        guard !old.isEmpty, !new.isEmpty else { return }
        guard old.count * new.count <= Self.mostComparisons else {
            pairs = zip(old, new).filter { likeness($0, $1) > 0 }
            return
        }
        let columns = new.count + 1
        var best = [Double](repeating: 0, count: (old.count + 1) * columns)
        var own = [Double](repeating: 0, count: old.count * new.count)
        for row in old.indices.reversed() {
            for column in new.indices.reversed() {
                let alike = likeness(old[row], new[column])
                own[row * new.count + column] = alike
                let paired = alike > 0 ? alike + best[(row + 1) * columns + column + 1] : 0
                best[row * columns + column] = max(
                    paired, best[(row + 1) * columns + column], best[row * columns + column + 1])
            }
        }
        var (row, column) = (0, 0)
        while row < old.count, column < new.count {
            let alike = own[row * new.count + column]
            if alike > 0, best[row * columns + column] == alike + best[(row + 1) * columns + column + 1] {
                pairs.append((old[row], new[column]))
                (row, column) = (row + 1, column + 1)
            } else if best[row * columns + column] == best[(row + 1) * columns + column] {
                row += 1
            } else {
                column += 1
            }
        }
    }
}
