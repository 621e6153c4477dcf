import LayoutSimPixels

/// Makes one region of those in one view that lie near each other, such as the edges of a picture that was drawn at
/// another size.
struct NeighboringRegions {
    private(set) var merged: [DifferingRegion]
    private let distance: Int

    /// Regions are neighbors where at most that many pixels lie between their bounds, also those of merged ones.
    init(_ regions: [DifferingRegion], distance: Int) {
        self.distance = distance
        merged = regions
        while mergeOnce() {}
    }

    /// Puts each region to the first one before it that is its neighbor; returns whether any was.
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
