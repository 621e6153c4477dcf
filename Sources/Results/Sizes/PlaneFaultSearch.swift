import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry

/// A search for the areas of a plane that have faults, line by line upward.
struct PlaneFaultSearch {
    /// The faults in the windows of one height.
    private struct Line {
        let height: Double
        let faults: [SizeFault]

        func ranges(of key: FaultKey) -> [ClosedRange<Double>] {
            faults.first { FaultKey($0.finding) == key }?.ranges ?? []
        }

        /// Returns whether its ranges lie halfway between those of two lines, to within a pixel.
        func isBetween(_ lower: Line, _ upper: Line) -> Bool {
            (lower.faults + faults + upper.faults).map { FaultKey($0.finding) }.allSatisfy { key in
                let (ranges, below, above) = (ranges(of: key), lower.ranges(of: key), upper.ranges(of: key))
                guard ranges.count == below.count, ranges.count == above.count else { return false }
                return ranges.indices.allSatisfy { place in
                    [\ClosedRange<Double>.lowerBound, \.upperBound].allSatisfy { end in
                        let halfway = (below[place][keyPath: end] + above[place][keyPath: end]) / 2
                        return abs(ranges[place][keyPath: end] - halfway) <= 0.5
                    }
                }
            }
        }
    }

    /// The faults in some windows of a height, from narrow to wide.
    private struct Sample {
        let height: Double
        let faults: [Set<FaultKey>]

        /// Returns whether both have the same faults in the same order of windows.
        func isAlike(_ other: Sample) -> Bool {
            if faults.count == other.faults.count { return faults == other.faults }
            return changes == other.changes
        }

        private var changes: [Set<FaultKey>] {
            faults.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
    }

    private let sight: FaultSight
    private var order: [FaultKey] = []
    private var found: [FaultKey: (finding: AuditFinding, areas: [FaultArea])] = [:]
    /// The highest line so far.
    private var last: Line?

    init(_ sight: FaultSight) { self.sight = sight }

    /// All faults in the order in which they are found.
    var faults: [PlaneFault] {
        order.compactMap { key in found[key].map { PlaneFault(finding: $0.finding, areas: $0.areas) } }
    }

    /// Examines a band above all previous ones: between its critical heights, and between lines whose faults differ.
    mutating func look(at band: Band) {
        let first = line(of: band, at: band.heights.lowerBound)
        if let last, !band.isProven || first.height - last.height > 1 {
            // The windows between sampled lines are assumed to be like those of the lower one.
            close(last, at: first.height)
        }
        begin(first)
        guard band.heights.upperBound > band.heights.lowerBound else { return }
        var samples = heights(of: band).map { sample(of: band, at: $0) }
        var cuts: [ClosedRange<Double>] = []
        while samples.count > 1 {
            let lower = samples.removeFirst()
            cuts += self.cuts(from: lower, to: samples[0], band)
        }
        var lower = first
        for height in cuts.flatMap({ [$0.lowerBound, $0.upperBound] }) + [band.heights.upperBound]
        where height > lower.height {
            let upper = line(of: band, at: height)
            connect(lower, upper, band)
            lower = upper
        }
    }

    /// Returns the heights between critical ones, with the ends of the band.
    private func heights(of band: Band) -> [Double] {
        var last = band.heights.lowerBound
        var heights = [last]
        for height in band.criticalHeights(shown: sight.shown) + [band.heights.upperBound] {
            // Events within a quarter of a point count as simultaneous.
            if height - last > 0.25 { heights.append((last + height) / 2) }
            last = height
        }
        return heights + [band.heights.upperBound]
    }

    /// Returns the faults of a line between its critical widths, from narrow to wide.
    private func sample(of band: Band, at height: Double) -> Sample {
        let faults = band.line(at: height).flatMap { stretch in
            let sight = sight.sight(of: stretch)
            return stretch.windowsBetweenCriticalOnes(seenBy: sight).map { width in
                Set(sight.findings(stretch.layout(at: width)).map(FaultKey.init))
            }
        }
        return Sample(height: height, faults: faults)
    }

    private func windows(of band: Band, at height: Double) -> [(stretch: Stretch, width: Double)] {
        band.line(at: height).flatMap { stretch in
            stretch.windowsBetweenCriticalOnes(seenBy: sight).map { (stretch, $0) }
        }
    }

    private func faults(of stretch: Stretch, at width: Double) -> Set<FaultKey> {
        Set(sight.findings(stretch.layout(at: width)).map(FaultKey.init))
    }

    /// Returns the pixel-high ranges in which faults begin or end between two lines of a band.
    private func cuts(from lower: Sample, to upper: Sample, _ band: Band) -> [ClosedRange<Double>] {
        if lower.isAlike(upper) { return [] }
        if upper.height - lower.height <= PlaneFaultSearch.pixel { return [lower.height...upper.height] }
        let count = lower.faults.count
        guard count == upper.faults.count,
            let place = lower.faults.indices.first(where: { lower.faults[$0] != upper.faults[$0] })
        else {
            let middle = sample(of: band, at: (lower.height + upper.height) / 2)
            return cuts(from: lower, to: middle, band) + cuts(from: middle, to: upper, band)
        }
        // A single window determines the position; then all of them are examined.
        let extent = upper.height - lower.height
        let distance = Bisection.end(of: extent, precision: PlaneFaultSearch.pixel) { distance in
            let windows = windows(of: band, at: lower.height + distance)
            guard windows.count == count else { return false }
            return faults(of: windows[place].stretch, at: windows[place].width) == lower.faults[place]
        }
        let below = sample(of: band, at: lower.height + distance)
        let above = sample(of: band, at: min(lower.height + distance + PlaneFaultSearch.pixel, upper.height))
        return cuts(from: lower, to: below, band) + [below.height...above.height]
            + cuts(from: above, to: upper, band)
    }

    private func line(of band: Band, at height: Double) -> Line {
        var search = FaultSearch(sight, precision: 0x1p-6)
        for stretch in band.line(at: height) { search.look(at: stretch) }
        return Line(height: height, faults: search.faults)
    }

    /// Adds what lies between two lines of a band between which ranges move linearly, to within a pixel.
    private mutating func connect(_ lower: Line, _ upper: Line, _ band: Band) {
        guard upper.height - lower.height > 1 else { return begin(upper) }
        let middle = line(of: band, at: (lower.height + upper.height) / 2)
        if middle.isBetween(lower, upper) { return begin(upper, straightFrom: lower) }
        connect(lower, middle, band)
        connect(middle, upper, band)
    }

    /// Adds the ranges of a line to the areas below that end there, or begins new ones.
    ///
    /// If ranges move linearly from `lower` to this line, each continues the one at its index, however far it has
    /// moved; otherwise it continues one that it overlaps.
    private mutating func begin(_ line: Line, straightFrom lower: Line? = nil) {
        for fault in line.faults {
            let key = FaultKey(fault.finding)
            if found[key] == nil {
                order.append(key)
                found[key] = (fault.finding, [])
            }
            let below = lower?.ranges(of: key)
            for (place, range) in fault.ranges.enumerated() {
                add(FaultArea.Slice(height: line.height, widths: range), to: key, after: below?[place])
            }
        }
        last = line
    }

    private mutating func add(_ slice: FaultArea.Slice, to key: FaultKey, after below: ClosedRange<Double>?) {
        guard var areas = found[key]?.areas else { return }
        let place = areas.lastIndex { area in
            guard let top = area.slices.last, top.height < slice.height, top.height >= (last?.height ?? slice.height)
            else { return false }
            return below.map { $0 == top.widths } ?? top.widths.overlaps(slice.widths)
        }
        if let place { areas[place].add(slice) } else { areas.append(FaultArea(slice)) }
        found[key]?.areas = areas
    }

    /// Extends the areas that end at a line to a height.
    private mutating func close(_ line: Line, at height: Double) {
        begin(Line(height: height, faults: line.faults))
    }

    /// The precision of the height at which a fault begins or ends, in points.
    private static let pixel = 0.125
}
