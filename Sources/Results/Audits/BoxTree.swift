import LayoutSimGeometry

/// Rectangles in an order, of which those that meet another one are found without looking at all of them.
///
/// Neighbors in the order share a box around them, pairs of such boxes another one, and so on: views that follow each
/// other in preorder usually are near each other.
struct BoxTree {
    /// The edges of a rectangle.
    private struct Box {
        var minX, minY, maxX, maxY: Double

        init(_ rect: Rect) { (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY) }

        mutating func add(_ other: Box) {
            (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
            (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
        }

        func meets(_ other: Box) -> Bool {
            minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
        }
    }

    /// The boxes of the rectangles, of pairs of them, of pairs of those, up to a single one.
    private var levels: [[Box]]

    init(_ rects: [Rect]) {
        levels = [rects.map(Box.init)]
        while let last = levels.last, last.count > 1 {
            levels.append(
                stride(from: 0, to: last.count, by: 2).map { place in
                    var box = last[place]
                    if place + 1 < last.count { box.add(last[place + 1]) }
                    return box
                })
        }
    }

    /// Calls a function with the places, in ascending order, of rectangles before a place that meet another rectangle,
    /// until it returns `false`.
    func places(before end: Int, meeting rect: Rect, _ isWanted: (Int) -> Bool) {
        guard !levels[0].isEmpty else { return }
        _ = visit(levels.count - 1, 0, end, Box(rect), isWanted)
    }

    private func visit(_ level: Int, _ place: Int, _ end: Int, _ box: Box, _ isWanted: (Int) -> Bool) -> Bool {
        guard place << level < end, place < levels[level].count, levels[level][place].meets(box) else { return true }
        guard level > 0 else { return isWanted(place) }
        return visit(level - 1, 2 * place, end, box, isWanted) && visit(level - 1, 2 * place + 1, end, box, isWanted)
    }
}
