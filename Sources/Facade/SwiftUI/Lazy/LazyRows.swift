import CoreGraphics
import LayoutSimGeometry

/// Which rows of a collection in a lazy container are made: those in sight, as far as it is known.
///
/// A line is a row of a stack, or the cells beside each other in a grid.
@MainActor final class LazyRows {
    /// The number of rows of which all are made at first [chosen]; of more, the first one is.
    private static let fewest = 8
    /// How often rows may come and go until none goes any more [chosen].
    private static let mostChanges = 8

    private weak var node: ViewNode?
    /// The lines that are made.
    private var lines = 0..<0
    private(set) var count = 0
    private var perLine = 1
    private var isWhole = false
    private var isNew = true
    /// How often the range changed since it came to rest.
    private var changes = 0
    private var lengths = RowLengths()
    private var across = 0.0
    private var start = 0.0
    private var axis = LayoutSimGeometry.Axis.vertical
    /// The places of the rows that are made, by their identities.
    var places: [AnyHashable: Int] = [:]
    /// Returns the place of the row with an identity; `nil` if there is none.
    var index: (AnyHashable) -> Int? = { _ in nil }
    /// Returns the identity of a row.
    var identity: (Int) -> AnyHashable? = { _ in nil }

    private init(_ node: ViewNode) { self.node = node }

    /// The rows that a node keeps.
    static func of(_ node: ViewNode) -> LazyRows {
        if let known = node.kept as? LazyRows { return known }
        let rows = LazyRows(node)
        node.kept = rows
        return rows
    }

    /// Whether some row was laid out.
    var isMeasured: Bool { !lengths.isEmpty }

    /// The number of nodes around the collection.
    var depth: Int { node?.depth ?? 0 }

    /// The rows that are made.
    var made: Range<Int> {
        isWhole ? 0..<count : min(count, lines.lowerBound * perLine)..<min(count, lines.upperBound * perLine)
    }

    /// Takes the number of rows.
    func take(count: Int) {
        self.count = count
        lengths.keep(lineCount)
        lines = lines.clamped(to: 0..<lineCount)
        guard isNew, count > 0 else { return }
        isNew = false
        lines = 0..<(count <= Self.fewest ? count : 1)
    }

    /// Returns the length that rows which are not made are thought to take, in points.
    func length(of rows: Range<Int>) -> Double {
        let length = lengths.length(of: lines(of: rows))
        return rows == 0..<count ? max(0, length - lengths.distance) : length
    }

    private var lineCount: Int { (count + perLine - 1) / perLine }

    private func lines(of rows: Range<Int>) -> Range<Int> {
        rows.lowerBound / perLine..<max(rows.lowerBound / perLine, (rows.upperBound + perLine - 1) / perLine)
    }

    /// Has all rows made, where nobody knows which of them are in sight.
    func makeAll() {
        guard !isWhole else { return }
        isWhole = true
        node?.invalidate()
    }

    /// Takes what a layout made of the rows, and has those made that are in sight; returns by how much rows that stay
    /// in sight are moved by what is now known of those before them, in points.
    func take(_ sight: RowSight) -> Double {
        guard !isWhole else { return 0 }
        take(perLine: sight.perLine)
        let before = lengths
        if across != sight.across { lengths = RowLengths() }
        across = sight.across
        measure(sight)
        var wanted = wanted(sight)
        // Rows whose lengths change with those around them may never come to rest: then none goes.
        if changes >= Self.mostChanges, !wanted.isEmpty {
            wanted = min(lines.lowerBound, wanted.lowerBound)..<max(lines.upperBound, wanted.upperBound)
        }
        let anchor = max(lines.lowerBound, wanted.lowerBound)
        let shift =
            before.isEmpty || wanted.isEmpty ? 0 : lengths.length(of: 0..<anchor) - before.length(of: 0..<anchor)
        let isOutdated = sight.gaps.contains(where: isOutdated)
        changes = wanted != lines || isOutdated ? changes + 1 : 0
        guard wanted != lines || isOutdated && changes <= 2 * Self.mostChanges else { return shift }
        lines = wanted
        node?.invalidate()
        return shift
    }

    /// Returns whether what stands for rows, which has the length that was known when it was made, is too far from what
    /// is known now.
    ///
    /// In the middle of a collection, what is behind moves nothing that is seen, and each row that comes into sight
    /// changes the mean a little: there a hundredth does not count [chosen].
    private func isOutdated(_ gap: RowSight.Gap) -> Bool {
        let length = length(of: gap.rows)
        let isBehind = lines.lowerBound > 0 && gap.rows.lowerBound > 0
        return abs(length - (gap.end - gap.start)) > (isBehind ? max(length / 100, 1e-3) : 1e-3)
    }

    /// Takes the lengths of rows of which none was laid out before, for a layout that is not shown.
    func takeFirstLengths(_ sight: RowSight) {
        guard !isWhole, lengths.isEmpty, !sight.lines.isEmpty else { return }
        take(perLine: sight.perLine)
        measure(sight)
        node?.invalidate()
    }

    private func take(perLine: Int) {
        guard perLine != self.perLine else { return }
        self.perLine = perLine
        lengths = RowLengths()
        lines = 0..<0
    }

    private func measure(_ sight: RowSight) {
        axis = sight.axis
        if let gap = sight.gaps.first, gap.rows.lowerBound == 0 {
            start = gap.start
        } else if let first = sight.lines.first {
            start = first.start - lengths.length(of: 0..<first.number)
        }
        for (index, line) in sight.lines.enumerated() {
            if line.isKnown {
                lengths[line.number] = line.end - line.start
            } else {
                lengths.guess = line.end - line.start
            }
            guard index > 0, sight.lines[index - 1].number == line.number - 1 else { continue }
            lengths.distance = line.start - sight.lines[index - 1].end
        }
    }

    private func wanted(_ sight: RowSight) -> Range<Int> {
        var seen: [Int] = []
        for line in sight.lines where sight.isSeen(line.start, line.end) { seen.append(line.number) }
        for gap in sight.gaps where sight.isSeen(gap.start, gap.end) {
            let rows = lines(of: gap.rows)
            guard !rows.isEmpty else { continue }
            // Of a gap behind rows, the distance comes before each row and not behind it.
            let start = gap.start + (rows.lowerBound > 0 ? lengths.distance : 0)
            guard
                let range = lengths.rows(
                    in: rows, between: sight.visible.lowerBound - start, and: sight.visible.upperBound - start)
            else { continue }
            seen.append(range.lowerBound)
            // Where nothing is known of the lengths, a few at a time.
            seen.append(lengths.average > 0 ? range.upperBound : min(range.upperBound, rows.lowerBound + Self.fewest))
        }
        let empty = emptyLines(sight)
        guard var first = seen.min(), var last = seen.max() else {
            return empty.count == lines.count ? lines : lines.lowerBound..<lines.lowerBound
        }
        while empty.contains(first - 1) { first -= 1 }
        while empty.contains(last + 1) { last += 1 }
        return first..<last + 1
    }

    /// Returns the lines that are made and show nothing, so that nothing tells whether they are in sight: they stay
    /// with those beside them.
    private func emptyLines(_ sight: RowSight) -> Set<Int> {
        lines.count > sight.lines.count ? Set(lines).subtracting(sight.lines.map(\.number)) : []
    }

    /// Returns the identity of the row at a point of the scroll view's content; `nil` if there is none.
    func identity(at point: CGPoint) -> AnyHashable? {
        guard count > 0, !lengths.isEmpty else { return nil }
        let position = Double(axis == .horizontal ? point.x : point.y) - start
        return identity(min(lengths.row(at: max(0, position), in: 0..<lineCount) * perLine, count - 1))
    }

    /// Returns the identities of the made rows of which at least a share lies in a part of the scroll view's content.
    func identities(in visible: CGRect, _ threshold: Double) -> [AnyHashable] {
        let (low, high) =
            axis == .horizontal
            ? (Double(visible.minX), Double(visible.maxX)) : (Double(visible.minY), Double(visible.maxY))
        return made.compactMap { row in
            guard let interval = interval(of: row) else { return nil }
            let seen = min(interval.start + interval.length, high) - max(interval.start, low)
            return seen > 0 && seen >= interval.length * threshold ? identity(row) : nil
        }
    }

    /// Returns where a row is on the axis of the container, as far as it is known; `nil` if there is no such row.
    func interval(of row: Int) -> RowInterval? {
        guard row < count, !lengths.isEmpty else { return nil }
        let line = row / perLine
        return RowInterval(
            axis: axis, start: start + lengths.length(of: 0..<line), length: lengths[line])
    }
}

/// Where a row is on the axis of its container, in points of its scroll view's content.
struct RowInterval {
    var axis: LayoutSimGeometry.Axis
    var start: Double
    var length: Double
}
