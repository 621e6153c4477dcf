/// Distinctive stretches of rows in a gap that occur in both pictures.
///
/// A weighted patience diff on stretches of rows: those that occur equally often in both pictures are paired in order;
/// of conflicting pairs, rare rows win.
struct RowAnchors {
    let classes: RowClasses
    let gap: RowGap

    /// The anchors in order.
    var pairs: [PairedRows] {
        let (left, right) = (classes.expected.tokens(in: gap.expected), classes.actual.tokens(in: gap.actual))
        let places = Dictionary(grouping: right.indices) { right[$0].stretch }
        let counts = Dictionary(grouping: left, by: \.stretch).mapValues(\.count)
        var met: [RowToken.Stretch: Int] = [:]
        var links: [ChainLink] = []
        for (index, token) in left.enumerated() {
            guard let same = places[token.stretch], same.count == counts[token.stretch] else { continue }
            let place = same[met[token.stretch, default: 0]]
            met[token.stretch, default: 0] += 1
            links.append(
                ChainLink(left: index, right: place, weight: token.count * classes.weight(token.stretch.number)))
        }
        return links.heaviestChain.map {
            PairedRows(expected: left[$0.left].start, actual: right[$0.right].start, count: left[$0.left].count)
        }
    }
}
