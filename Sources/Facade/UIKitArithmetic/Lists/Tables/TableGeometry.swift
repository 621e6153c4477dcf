package import Foundation

/// The measured height of a table element, in points.
package struct MeasuredHeight {
    /// The element.
    package let element: TableElement
    /// The height, in points.
    package let height: CGFloat

    /// Creates the height of an element, in points.
    package init(element: TableElement, height: CGFloat) { (self.element, self.height) = (element, height) }
}

/// The heights and vertical positions of a table's rows, headers, and footers.
///
/// Positions are sums of heights: when a height changes, only the positions below it in its section are recomputed, and
/// the sections below move as a whole.
package struct TableGeometry {
    /// The elements of a section from top to bottom; positions are in points from its start.
    package struct Section {
        fileprivate(set) var start: CGFloat = 0
        fileprivate let padding: CGFloat
        fileprivate var header: CGFloat
        fileprivate var footer: CGFloat
        fileprivate var heights: [CGFloat]
        /// The top edges of the rows, followed by the bottom edge of the last one.
        fileprivate var edges: [CGFloat] = []

        fileprivate var rowsStart: CGFloat { padding + max(0, header) }
        fileprivate var rowsEnd: CGFloat { edges.last ?? rowsStart }
        fileprivate var length: CGFloat { rowsEnd + max(0, footer) }
        /// The bottom edge of the section in the table.
        package var end: CGFloat { start + length }

        /// Recomputes the row edges from a row on.
        fileprivate mutating func sum(from row: Int) {
            if row == 0 || edges.count != heights.count + 1 {
                edges = Array(repeating: rowsStart, count: heights.count + 1)
            }
            guard row < heights.count else { return }
            var edge = edges[row]
            for index in row..<heights.count {
                edge += heights[index]
                edges[index + 1] = edge
            }
        }
    }
    /// The sections from top to bottom.
    package private(set) var sections: [Section] = []
    /// The bottom edge of the last section.
    package private(set) var height: CGFloat
    private let top: CGFloat
    /// The width of the table, in points.
    package let width: CGFloat
    /// The distance from the left side of the table to its rows, in points.
    package let left: CGFloat
    /// The distance from the right side of the table to its rows, in points.
    package let right: CGFloat

    /// Lays out sections below the table header, with a closure for the height of each element.
    package init(
        counts: [Int], top: CGFloat, width: CGFloat, left: CGFloat, right: CGFloat,
        headerPadding: (Int) -> CGFloat, heightOf: (TableElement) -> CGFloat
    ) {
        self.top = top
        self.width = width
        self.left = left
        self.right = right
        height = top
        for (index, count) in counts.enumerated() {
            var section = Section(
                padding: headerPadding(index), header: heightOf(.header(index)), footer: heightOf(.footer(index)),
                heights: (0..<count).map { heightOf(.row(IndexPath(item: $0, section: index))) })
            section.sum(from: 0)
            sections.append(section)
        }
        placeSections(from: 0)
    }

    /// The number of rows in each section.
    package var counts: [Int] { sections.map(\.heights.count) }

    private mutating func placeSections(from first: Int) {
        var end = first > 0 ? sections[first - 1].end : top
        for index in sections.indices.dropFirst(first) {
            sections[index].start = end
            end = sections[index].end
        }
        height = end
    }

    /// Replaces heights with measured ones.
    package mutating func change(_ measured: [MeasuredHeight]) {
        var firstRows: [Int: Int] = [:]
        for new in measured {
            let height = new.height
            switch new.element {
            case .row(let path):
                sections[path.section].heights[path.item] = height
                firstRows[path.section] = min(firstRows[path.section] ?? .max, path.item)
            case .header(let section):
                sections[section].header = height
                firstRows[section] = 0
            case .footer(let section):
                sections[section].footer = height
                firstRows[section] = firstRows[section] ?? .max
            }
        }
        for (section, row) in firstRows { sections[section].sum(from: row) }
        if let first = firstRows.keys.min() { placeSections(from: first) }
    }

    /// Returns the frame of an element in points of the content; `nil` if there is none, or no band of a height.
    package func frame(of element: TableElement) -> CGRect? {
        switch element {
        case .header(let index):
            guard sections.indices.contains(index), sections[index].header > 0 else { return nil }
            let section = sections[index]
            return CGRect(x: 0, y: section.start + section.padding, width: width, height: section.header)
        case .footer(let index):
            guard sections.indices.contains(index), sections[index].footer > 0 else { return nil }
            let section = sections[index]
            return CGRect(x: 0, y: section.start + section.rowsEnd, width: width, height: section.footer)
        case .row(let path):
            guard sections.indices.contains(path.section),
                sections[path.section].heights.indices.contains(path.item)
            else { return nil }
            let section = sections[path.section]
            return CGRect(
                x: left, y: section.start + section.edges[path.item], width: max(0, width - left - right),
                height: section.heights[path.item])
        }
    }

    /// Returns the frame of a section in points of the content; empty if there is none.
    package func rect(ofSection section: Int) -> CGRect {
        guard sections.indices.contains(section) else { return .zero }
        return CGRect(x: 0, y: sections[section].start, width: width, height: sections[section].length)
    }

    /// Returns the row at a vertical position.
    package func row(at y: CGFloat) -> IndexPath? {
        rows(from: y, to: y.nextUp).first { path in
            guard let frame = frame(of: .row(path)) else { return false }
            return frame.minY <= y && y < frame.maxY
        }
    }

    /// Returns the rows that intersect a vertical range, by binary search.
    package func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        for (index, section) in sections.enumerated() where section.end > low && section.start < high {
            let low = low - section.start
            let high = high - section.start
            let edges = section.edges
            var first = 0
            var last = edges.count - 1
            while first < last {
                let middle = (first + last) / 2
                if edges[middle + 1] <= low { first = middle + 1 } else { last = middle }
            }
            while first + 1 < edges.count, edges[first] < high {
                if edges[first + 1] > edges[first] || edges[first] >= low {
                    found.append(IndexPath(item: first, section: index))
                }
                first += 1
            }
        }
        return found
    }
}
