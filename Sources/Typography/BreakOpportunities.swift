/// Where the lines of a paragraph may begin, as clusters, ascending.
struct BreakOpportunities: Sendable {
    let clusters: [Int]

    /// Offsets inside a cluster, such as a ligature, are no opportunities.
    init(offsets: [Int], in paragraph: ShapedParagraph) {
        var found: [Int] = []
        var cluster = 1
        for offset in offsets {
            while cluster < paragraph.count, paragraph.boundaries[cluster].text < offset { cluster += 1 }
            if cluster < paragraph.count, paragraph.boundaries[cluster].text == offset { found.append(cluster) }
        }
        clusters = found
    }

    /// The opportunities after a cluster.
    func after(_ cluster: Int) -> ArraySlice<Int> {
        var low = 0
        var high = clusters.count
        while low < high {
            let middle = (low + high) / 2
            if clusters[middle] > cluster { high = middle } else { low = middle + 1 }
        }
        return clusters[low...]
    }
}
