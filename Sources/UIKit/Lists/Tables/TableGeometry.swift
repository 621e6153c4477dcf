import Foundation

/// The heights of a table's rows, headers and footers, and where they lie from top to bottom.
struct TableGeometry {
    /// A section's parts from top to bottom.
    struct Section {
        let start: CGFloat
        let header: CGRect?
        let rows: [CGFloat]
        let footer: CGRect?
        let end: CGFloat
    }
    private(set) var sections: [Section] = []
    private(set) var height: CGFloat
    let width: CGFloat
    /// From the side of the table to its rows.
    let inset: CGFloat

    /// Lays out sections below a header, by the height of each element.
    init(
        counts: [Int], top: CGFloat, width: CGFloat, inset: CGFloat,
        headerPadding: (Int) -> CGFloat, heightOf: (TableElement) -> CGFloat
    ) {
        self.width = width
        self.inset = inset
        height = top
        for (index, count) in counts.enumerated() {
            let start = height
            height += headerPadding(index)
            let header = band(heightOf(.header(index)))
            var edges = [height]
            for row in 0..<count {
                height += heightOf(.row(IndexPath(row: row, section: index)))
                edges.append(height)
            }
            let footer = band(heightOf(.footer(index)))
            sections.append(Section(start: start, header: header, rows: edges, footer: footer, end: height))
        }
    }

    private mutating func band(_ length: CGFloat) -> CGRect? {
        guard length > 0 else { return nil }
        defer { height += length }
        return CGRect(x: 0, y: height, width: width, height: length)
    }

    func frame(of element: TableElement) -> CGRect? {
        switch element {
        case .header(let section): return sections.indices.contains(section) ? sections[section].header : nil
        case .footer(let section): return sections.indices.contains(section) ? sections[section].footer : nil
        case .row(let path):
            guard sections.indices.contains(path.section) else { return nil }
            let edges = sections[path.section].rows
            guard path.row >= 0, path.row + 1 < edges.count else { return nil }
            return CGRect(
                x: inset, y: edges[path.row], width: width - 2 * inset, height: edges[path.row + 1] - edges[path.row])
        }
    }

    func rect(ofSection section: Int) -> CGRect {
        guard sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: sections[section].start, width: width, height: sections[section].end - sections[section].start)
    }

    /// The row at a height.
    func row(at y: CGFloat) -> IndexPath? {
        rows(from: y, to: y.nextUp).first { path in
            guard let frame = frame(of: .row(path)) else { return false }
            return frame.minY <= y && y < frame.maxY
        }
    }

    /// The rows that meet a stretch from top to bottom, found by halving.
    func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        for (index, section) in sections.enumerated() where section.end > low && section.start < high {
            let edges = section.rows
            var first = 0
            var last = edges.count - 1
            while first < last {
                let middle = (first + last) / 2
                if edges[middle + 1] <= low { first = middle + 1 } else { last = middle }
            }
            while first + 1 < edges.count, edges[first] < high {
                if edges[first + 1] > edges[first] || edges[first] >= low {
                    found.append(IndexPath(row: first, section: index))
                }
                first += 1
            }
        }
        return found
    }
}
