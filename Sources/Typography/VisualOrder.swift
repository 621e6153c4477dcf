extension ShapedParagraph {
    /// Clusters of a line from left to right, by rule L2 of the Unicode Bidirectional Algorithm.
    func visualOrder(of clusters: Range<Int>) -> [Int] {
        var order = Array(clusters)
        let levels = clusters.map { boundaries[$0].level }
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, to: 0, by: -1) {
            for run in runs(in: levels, atLeast: level) { order[run].reverse() }
        }
        return order
    }

    /// The longest stretches whose levels are all as high.
    private func runs(in levels: [UInt8], atLeast level: UInt8) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        for (index, current) in levels.enumerated() {
            if current >= level {
                start = start ?? index
            } else if let begin = start {
                found.append(begin..<index)
                start = nil
            }
        }
        if let begin = start { found.append(begin..<levels.count) }
        return found
    }
}
