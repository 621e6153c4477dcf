import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry

/// Looks for the widths between which faults are there.
struct FaultSearch {
    private var sight: FaultSight
    private var order: [FaultKey] = []
    private var found: [FaultKey: (finding: AuditFinding, ranges: [ClosedRange<Double>])] = [:]
    /// What is merged into one range, in points: the gap between stretches, or that between windows looked at one by one.
    private var seam = 0.0

    /// Of the ends of ranges, in points.
    private let precision: Double

    init(_ sight: FaultSight, precision: Double = 0x1p-11) {
        self.sight = sight
        self.precision = precision
    }

    /// All faults in the order in which they begin.
    var faults: [SizeFault] {
        order.compactMap { key in found[key].map { SizeFault(finding: $0.finding, ranges: $0.ranges) } }
    }

    /// Looks at a stretch beyond all others so far: at its ends and between its critical widths, and where something differs
    /// between two of these, at what lies between them.
    mutating func look(at stretch: Stretch) {
        sight = sight.sight(of: stretch)
        let gap = stretch.isProven ? 2 * Stretch.step : Stretch.sample
        seam = max(seam, gap)
        var width = stretch.widths.lowerBound
        var present = findings(stretch, at: width)
        for finding in present { note(finding, width...width) }
        seam = gap
        for next in windows(of: stretch) where next > width {
            let following = findings(stretch, at: next)
            let (before, after) = (Set(present.map(FaultKey.init)), Set(following.map(FaultKey.init)))
            for finding in present {
                let key = FaultKey(finding)
                note(finding, width...(after.contains(key) ? next : end(of: key, from: width, to: next, stretch)))
            }
            for finding in following where !before.contains(FaultKey(finding)) {
                note(finding, start(of: FaultKey(finding), from: width, to: next, stretch)...next)
            }
            (width, present) = (next, following)
        }
    }

    /// The widths at which a stretch is looked at after its first one, ascending: critical ones, where a fault may be gone for
    /// less than a pixel, and between them.
    private func windows(of stretch: Stretch) -> [Double] {
        let critical = stretch.criticalWidths(seenBy: sight)
        guard !critical.isEmpty else { return [stretch.widths.upperBound] }
        var last = stretch.widths.lowerBound
        var windows: [Double] = []
        for width in critical + [stretch.widths.upperBound] {
            // Edges that meet within a hundredth of a point meet at once.
            if width - last > 0.01 { windows += [(last + width) / 2, width] }
            last = width
        }
        return windows + [stretch.widths.upperBound]
    }

    private func findings(_ stretch: Stretch, at width: Double) -> [AuditFinding] {
        sight.findings(stretch.layout(at: width))
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

    private mutating func note(_ finding: AuditFinding, _ widths: ClosedRange<Double>) {
        let key = FaultKey(finding)
        guard var known = found[key], let last = known.ranges.last else {
            order.append(key)
            found[key] = (finding, [widths])
            return
        }
        if widths.lowerBound - last.upperBound <= seam {
            known.ranges[known.ranges.count - 1] = last.lowerBound...max(last.upperBound, widths.upperBound)
        } else {
            known.ranges.append(widths)
        }
        found[key] = known
    }
}
