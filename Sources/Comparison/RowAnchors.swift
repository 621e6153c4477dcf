/// Stretches of rows that can be told apart from the others of a gap and are in both pictures.
///
/// The idea of patience diff, on stretches instead of rows and with weights: what is as often in one picture as in the
/// other belongs together in order; of contradicting pairs, the rare rows win.
struct RowAnchors {
    let classes: RowClasses
    let gap: RowGap

    /// In order; stretches of the same height first, and if there are none, of any height.
    var pairs: [PairedRows] {
        let (left, right) = (classes.expected.tokens(in: gap.expected), classes.actual.tokens(in: gap.actual))
        let exact = pairs(left, right) { RowToken(number: $0.number, start: 0, count: $0.count) }
        return exact.isEmpty ? pairs(left, right) { RowToken(number: $0.number, start: 0, count: 0) } : exact
    }

    private func pairs(_ left: [RowToken], _ right: [RowToken], by key: (RowToken) -> RowToken) -> [PairedRows] {
        let places = Dictionary(grouping: right.indices) { key(right[$0]) }
        let counts = Dictionary(grouping: left.indices) { key(left[$0]) }.mapValues(\.count)
        var met: [RowToken: Int] = [:]
        var links: [ChainLink] = []
        for (index, token) in left.enumerated() {
            let name = key(token)
            guard let same = places[name], same.count == counts[name] else { continue }
            let place = same[met[name, default: 0]]
            met[name, default: 0] += 1
            let rows = min(token.count, right[place].count)
            links.append(ChainLink(left: index, right: place, weight: rows * classes.weight(token.number)))
        }
        return links.heaviestChain.map { link in
            let (old, new) = (left[link.left], right[link.right])
            return PairedRows(expected: old.start, actual: new.start, count: min(old.count, new.count))
        }
    }
}
