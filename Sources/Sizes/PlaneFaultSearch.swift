import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry

/// Looks for the areas of a plane in which faults are there, line by line upward.
struct PlaneFaultSearch {
    /// The faults of the windows of one height.
    private struct Line {
        let height: Double
        let faults: [SizeFault]

        func ranges(of key: FaultKey) -> [ClosedRange<Double>] {
            faults.first { FaultKey($0.finding) == key }?.ranges ?? []
        }
    }

    private let audit: (Layout) -> [AuditFinding]
    private let shown: (Layout) -> [Rect]
    private var order: [FaultKey] = []
    private var found: [FaultKey: (finding: AuditFinding, areas: [FaultArea])] = [:]
    /// The highest line so far.
    private var last: Line?

    init(audit: @escaping (Layout) -> [AuditFinding], shown: @escaping (Layout) -> [Rect]) {
        self.audit = audit
        self.shown = shown
    }

    /// All faults in the order in which they are met.
    var faults: [PlaneFault] {
        order.compactMap { key in found[key].map { PlaneFault(finding: $0.finding, areas: $0.areas) } }
    }

    /// Looks at a band above all others so far: at its lowest and highest line, at its critical heights and between them, and
    /// where lines differ in their faults, at what lies between them.
    mutating func look(at band: Band) {
        var line = line(of: band, at: band.heights.lowerBound)
        if let last, !band.isProven || line.height - last.height > 1 {
            // What lies between lines that are looked at one by one is taken to be like the lower one.
            close(last, at: line.height)
        }
        begin(line)
        for height in heights(of: band) where height > line.height {
            let next = self.line(of: band, at: height)
            connect(line, next, band)
            line = next
        }
        last = line
    }

    private func heights(of band: Band) -> [Double] {
        var last = band.heights.lowerBound
        var heights: [Double] = []
        for height in band.criticalHeights(shown: shown) + [band.heights.upperBound] {
            // What happens within a quarter of a point happens at once.
            if height - last > 0.25 { heights += [(last + height) / 2, height] }
            last = height
        }
        return heights + [band.heights.upperBound]
    }

    private func line(of band: Band, at height: Double) -> Line {
        var search = FaultSearch(audit: audit, shown: shown)
        for stretch in band.line(at: height) { search.look(at: stretch) }
        return Line(height: height, faults: search.faults)
    }

    /// Adds what lies between two lines of a band.
    private mutating func connect(_ lower: Line, _ upper: Line, _ band: Band) {
        let keys = (lower.faults + upper.faults).map { FaultKey($0.finding) }
        let isAlike = keys.allSatisfy { lower.ranges(of: $0).count == upper.ranges(of: $0).count }
        if isAlike || upper.height - lower.height <= PlaneFaultSearch.pixel {
            begin(upper)
            return
        }
        let middle = line(of: band, at: (lower.height + upper.height) / 2)
        connect(lower, middle, band)
        connect(middle, upper, band)
    }

    /// Takes the ranges of a line into the areas below that end there, or begins new ones.
    private mutating func begin(_ line: Line) {
        for fault in line.faults {
            let key = FaultKey(fault.finding)
            if found[key] == nil {
                order.append(key)
                found[key] = (fault.finding, [])
            }
            for range in fault.ranges { add(FaultArea.Slice(height: line.height, widths: range), to: key) }
        }
        last = line
    }

    private mutating func add(_ slice: FaultArea.Slice, to key: FaultKey) {
        guard var areas = found[key]?.areas else { return }
        let place = areas.lastIndex { area in
            guard let top = area.slices.last, top.height < slice.height, top.height >= (last?.height ?? slice.height)
            else { return false }
            return top.widths.overlaps(slice.widths)
        }
        if let place { areas[place].add(slice) } else { areas.append(FaultArea(slice)) }
        found[key]?.areas = areas
    }

    /// Lets the areas that end at a line go on up to a height.
    private mutating func close(_ line: Line, at height: Double) {
        begin(Line(height: height, faults: line.faults))
    }

    /// The height within which a fault begins or ends, in points.
    private static let pixel = 0.125
}
