import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText

/// The line fragments that exclusion areas leave, from top to bottom; positions are in points from the top-left corner
/// of the text.
///
/// As in TextKit, a line that an area splits continues on the other side of the area at the same height.
struct LineFragments {
    /// The space available to a line.
    struct Fragment: Hashable {
        /// The vertical gap that exclusion areas add before the line, in points.
        var gap = 0.0
        /// Whether the line is beside the previous one, at the same height.
        var isBesideLast = false
        /// The distance from the left edge of the text to the fragment.
        var left = 0.0
        /// The distance from the fragment to the right edge of the text.
        var right = 0.0
    }

    /// A row of lines at the same height.
    struct Row: Hashable {
        var height: Double
        /// The distance from the top of the row to the top of the next one, without gaps that areas add.
        var step: Double
    }

    private let areas: [Area]
    private let width: Double
    private let rows: [Row]
    private let standard: Row
    private var top = 0.0
    private var count = 0
    private var waiting: ArraySlice<Fragment> = []

    /// Creates the line fragments for a width; `rows` contains the rows known so far, and `standard` stands for all
    /// others.
    init(_ exclusions: [TextExclusion], width: Double, rows: [Row], standard: Row) {
        areas = width.isFinite ? exclusions.compactMap(Area.init) : []
        self.width = width
        self.rows = rows
        self.standard = standard
    }

    /// Returns the next fragment that has room for a line; below all areas, returns the first one in any case.
    mutating func next(isRightToLeft: Bool, holds: (Fragment) -> Bool) -> Fragment {
        while var fragment = waiting.popFirst() {
            fragment.isBesideLast = true
            if holds(fragment) { return fragment }
        }
        let natural = count == 0 ? 0 : top + row(count - 1).step
        let end = areas.map(\.bottom).max() ?? 0
        top = natural
        while true {
            let rooms = rooms(isRightToLeft: isRightToLeft)
            if let first = rooms.firstIndex(where: holds) ?? (top >= end ? rooms.startIndex : nil) {
                waiting = rooms[(first + 1)...]
                count += 1
                var fragment = rooms[first]
                fragment.gap = top - natural
                return fragment
            }
            top += 1
        }
    }

    private func row(_ number: Int) -> Row { rows.indices.contains(number) ? rows[number] : standard }

    /// Returns the fragments at the current height, in the direction of the text.
    private func rooms(isRightToLeft: Bool) -> [Fragment] {
        let bottom = top + row(count).height
        var rooms = [(left: 0.0, right: width)]
        for area in areas {
            guard let part = area.part(from: top, to: bottom) else { continue }
            rooms = rooms.flatMap { room in
                [(room.left, min(room.right, part.left)), (max(room.left, part.right), room.right)]
                    .filter { $0.0 < $0.1 }
            }
        }
        let fragments = rooms.map { Fragment(left: $0.left, right: width.isFinite ? width - $0.right : 0) }
        return isRightToLeft ? fragments.reversed() : fragments
    }
}

/// An exclusion area whose outline is flattened to line segments.
private struct Area {
    private let sides: [(start: Point, end: Point)]
    private let margin: Double
    let bottom: Double

    /// Creates the area of an exclusion; `nil` if it is empty, unbounded below, or entirely above the text.
    init?(_ exclusion: TextExclusion) {
        sides = exclusion.path.contours(tolerance: 0.1).flatMap { contour in
            zip(contour.points, contour.points.dropFirst() + contour.points.prefix(1)).map { ($0, $1) }
        }
        margin = exclusion.margin
        let heights = sides.flatMap { [$0.start.y, $0.end.y] }
        guard let lowest = heights.max(), lowest.isFinite, lowest > 0 else { return nil }
        bottom = min(lowest, 1e5)
    }

    /// Returns the left and right edges of the area between two heights, including the margin; `nil` if it has no width
    /// there.
    func part(from top: Double, to bottom: Double) -> (left: Double, right: Double)? {
        var (left, right) = (Double.infinity, -Double.infinity)
        for (start, end) in sides {
            let (low, high) = (max(top, min(start.y, end.y)), min(bottom, max(start.y, end.y)))
            guard low < high || (low == high && top < low && low < bottom) else { continue }
            for y in [low, high] {
                let x = start.y == end.y ? end.x : start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
                left = min(left, x)
                right = max(right, x)
            }
            if start.y == end.y {
                left = min(left, start.x)
                right = max(right, start.x)
            }
        }
        return left < right ? (left - margin, right + margin) : nil
    }
}
