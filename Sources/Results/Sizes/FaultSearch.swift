import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry

/// A search for the ranges of widths that have faults.
struct FaultSearch {
    private var sight: FaultSight
    /// The faults so far, in the order in which they begin, and their indices.
    private var found: [Found] = []
    private var places: [FaultKey: Int] = [:]
    /// The gap that is merged into a single range, in points: that between stretches, or between sampled windows.
    private var seam = 0.0

    /// The precision of the ends of ranges, in points.
    private let precision: Double

    private struct Found {
        let key: FaultKey
        let finding: AuditFinding
        var ranges: [ClosedRange<Double>] = []
    }

    init(_ sight: FaultSight, precision: Double = 0x1p-11) {
        self.sight = sight
        self.precision = precision
    }

    /// All faults in the order in which they begin.
    var faults: [SizeFault] { found.map { SizeFault(finding: $0.finding, ranges: $0.ranges) } }

    /// Examines a stretch beyond all previous ones: at its ends and between its critical widths, and between two of
    /// these if they differ.
    mutating func look(at stretch: Stretch) {
        sight = sight.sight(of: stretch)
        let gap = stretch.isProven ? 2 * Stretch.step : Stretch.sample
        seam = max(seam, gap)
        let (lowest, highest) = (stretch.widths.lowerBound, stretch.widths.upperBound)
        let first = sight.look(at: stretch.layout(at: lowest))
        var (width, present) = (lowest, places(of: sight.findings(first)))
        for place in present { extend(place, over: width...width) }
        seam = gap
        guard highest > lowest else { return }
        let last = sight.look(at: stretch.layout(at: highest))
        let lastFindings = sight.findings(last)
        let critical = stretch.criticalWidths(seenBy: sight, shown: (first.rects, last.rects))
        for next in FaultSearch.windows(of: stretch, critical) where next > width {
            let findings = next < highest ? sight.findings(stretch.layout(at: next)) : lastFindings
            let following = places(of: findings)
            take(following, from: width, to: next, after: present, stretch)
            (width, present) = (next, following)
        }
    }

    /// Returns the widths at which a stretch is examined after its first one, in ascending order: critical ones, where
    /// a fault may disappear for less than a pixel, and those between them.
    private static func windows(of stretch: Stretch, _ critical: [Double]) -> [Double] {
        guard !critical.isEmpty else { return [stretch.widths.upperBound] }
        var last = stretch.widths.lowerBound
        var windows: [Double] = []
        for width in critical + [stretch.widths.upperBound] {
            // Edges that meet within a hundredth of a point count as meeting at once.
            if width - last > 0.01 { windows += [(last + width) / 2, width] }
            last = width
        }
        return windows + [stretch.widths.upperBound]
    }

    /// Adds the faults of a window, and those of the previous window, to the ranges between them.
    private mutating func take(
        _ following: [Int], from width: Double, to next: Double, after present: [Int], _ stretch: Stretch
    ) {
        let (before, after) = (Set(present), Set(following))
        for place in present {
            let end = after.contains(place) ? next : end(of: found[place].key, from: width, to: next, stretch)
            extend(place, over: width...end)
        }
        for place in following where !before.contains(place) {
            extend(place, over: start(of: found[place].key, from: width, to: next, stretch)...next)
        }
    }

    private func has(_ key: FaultKey, _ stretch: Stretch, at width: Double) -> Bool {
        sight.has(key, stretch.layout(at: width))
    }

    private func end(of key: FaultKey, from width: Double, to next: Double, _ stretch: Stretch) -> Double {
        width + Bisection.end(of: next - width, precision: precision) { has(key, stretch, at: width + $0) }
    }

    private func start(of key: FaultKey, from width: Double, to next: Double, _ stretch: Stretch) -> Double {
        next - Bisection.end(of: next - width, precision: precision) { has(key, stretch, at: next - $0) }
    }

    /// Returns the indices of a window's faults among those found, adding new ones.
    private mutating func places(of findings: [AuditFinding]) -> [Int] {
        findings.map { finding in
            let key = FaultKey(finding)
            if let place = places[key] { return place }
            places[key] = found.count
            found.append(Found(key: key, finding: finding))
            return found.count - 1
        }
    }

    private mutating func extend(_ place: Int, over widths: ClosedRange<Double>) {
        if let last = found[place].ranges.last, widths.lowerBound - last.upperBound <= seam {
            let end = max(last.upperBound, widths.upperBound)
            found[place].ranges[found[place].ranges.count - 1] = last.lowerBound...end
        } else {
            found[place].ranges.append(widths)
        }
    }
}
