import LayoutSimGeometry

/// Rectangles in an order, of which those that meet another one are found without looking at all of them.
///
/// Neighbors in the order share a box around them, pairs of such boxes another one, and so on: views that follow each
/// other in preorder usually are near each other.
struct BoxTree {
    /// The edges of a rectangle.
    fileprivate struct Box {
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
    fileprivate private(set) var boxes: [Box]
    /// Where the boxes of each level begin.
    fileprivate private(set) var starts = [0]
    private let count: Int

    init(_ rects: [Rect]) {
        boxes = rects.map(Box.init)
        count = rects.count
        var size = count
        while size > 1 {
            let start = boxes.count - size
            for place in stride(from: start, to: start + size, by: 2) {
                var box = boxes[place]
                if place + 1 < start + size { box.add(boxes[place + 1]) }
                boxes.append(box)
            }
            starts.append(start + size)
            size = boxes.count - start - size
        }
    }

    /// Returns the places, in ascending order, of rectangles before a place that meet another rectangle.
    func places(before end: Int, meeting rect: Rect) -> Places {
        Places(tree: self, end: min(end, count), box: Box(rect))
    }

    /// The places of rectangles that meet another one.
    struct Places: Sequence, IteratorProtocol {
        fileprivate let tree: BoxTree
        fileprivate let end: Int
        fileprivate let box: Box
        private var place = 0

        fileprivate init(tree: BoxTree, end: Int, box: Box) { (self.tree, self.end, self.box) = (tree, end, box) }

        mutating func next() -> Int? {
            while place < end {
                guard !meets(0) else {
                    place += 1
                    return place - 1
                }
                // The widest box that begins here and is elsewhere is passed as a whole.
                var level = 0
                while level + 1 < tree.starts.count, place.isMultiple(of: 2 << level), !meets(level + 1) { level += 1 }
                place += 1 << level
            }
            return nil
        }

        private func meets(_ level: Int) -> Bool { tree.boxes[tree.starts[level] + (place >> level)].meets(box) }
    }
}
