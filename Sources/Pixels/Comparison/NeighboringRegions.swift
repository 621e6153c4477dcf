import LayoutSimPixels

/// Merges nearby regions of the same view, such as the edges of an image that was drawn at another size.
struct NeighboringRegions {
    private(set) var merged: [DifferingRegion]
    private let distance: Int

    /// Merges regions that are neighbors: at most this many pixels lie between their bounds, or between those of merged
    /// regions.
    init(_ regions: [DifferingRegion], distance: Int) {
        self.distance = distance
        merged = regions
        while mergeOnce() {}
    }

    /// Merges each region into the first preceding neighbor; returns whether there was any.
    private mutating func mergeOnce() -> Bool {
        var result: [DifferingRegion] = []
        for region in merged {
            if let place = result.firstIndex(where: { isNeighbor($0, region) }) {
                result[place].formUnion(region)
            } else {
                result.append(region)
            }
        }
        defer { merged = result }
        return result.count < merged.count
    }

    private func isNeighbor(_ first: DifferingRegion, _ second: DifferingRegion) -> Bool {
        let (first, second, isOneView) = (first.bounds, second.bounds, first.view == second.view)
        return isOneView && first.x <= second.x + second.width + distance
            && second.x <= first.x + first.width + distance && first.y <= second.y + second.height + distance
            && second.y <= first.y + first.height + distance
    }
}

extension DifferingRegion {
    fileprivate mutating func formUnion(_ other: DifferingRegion) {
        let (x, y) = (min(bounds.x, other.bounds.x), min(bounds.y, other.bounds.y))
        let right = max(bounds.x + bounds.width, other.bounds.x + other.bounds.width)
        let bottom = max(bounds.y + bounds.height, other.bounds.y + other.bounds.height)
        bounds = PixelRect(x: x, y: y, width: right - x, height: bottom - y)
        count += other.count
        places += other.places
        if change != other.change { change = .changed }
    }
}
