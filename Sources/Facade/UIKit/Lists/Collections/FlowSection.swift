import Foundation

/// The layout of one section of a flow layout.
@MainActor struct FlowSection {
    let section: Int
    let start: CGFloat
    private(set) var end: CGFloat
    private(set) var header: CGRect?
    private(set) var footer: CGRect?
    private(set) var items: [CGRect] = []
    /// The items of each line, and its start and end along the scroll direction.
    private var lines: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []
    /// Whether the starts and ends of the lines ascend, which holds unless spacing is negative.
    private var areLinesInOrder = true
    private let isVertical: Bool
    private let scale: CGFloat

    /// Lays out a section that starts at a position along the scroll direction.
    init(_ section: Int, from start: CGFloat, across room: CGFloat, metrics: FlowMetrics) {
        self.section = section
        self.start = start
        isVertical = metrics.isVertical
        scale = metrics.scale
        end = start
        header = band(metrics.header(section), room: room)
        let inset = metrics.inset(section)
        end += isVertical ? inset.top : inset.left
        placeLines(
            metrics, from: isVertical ? inset.left : inset.top,
            room: room - (isVertical ? inset.left + inset.right : inset.top + inset.bottom))
        end += isVertical ? inset.bottom : inset.right
        footer = band(metrics.footer(section), room: room)
    }

    func keys(from low: CGFloat, to high: CGFloat) -> [ElementKey] {
        var keys: [ElementKey] = []
        let path = IndexPath(item: 0, section: section)
        if header != nil {
            keys.append(
                ElementKey(
                    category: .supplementaryView, kind: UICollectionView.elementKindSectionHeader, indexPath: path))
        }
        for line in lines[firstLine(endingFrom: low)...] {
            if areLinesInOrder, line.start > high { break }
            for index in line.items {
                let frame = items[index]
                guard (isVertical ? frame.maxY : frame.maxX) >= low, (isVertical ? frame.minY : frame.minX) <= high
                else { continue }
                keys.append(
                    ElementKey(category: .cell, kind: nil, indexPath: IndexPath(item: index, section: section)))
            }
        }
        if footer != nil {
            keys.append(
                ElementKey(
                    category: .supplementaryView, kind: UICollectionView.elementKindSectionFooter, indexPath: path))
        }
        return keys
    }

    /// Returns the first line that ends at or after a position.
    private func firstLine(endingFrom low: CGFloat) -> Int {
        guard areLinesInOrder else { return 0 }
        var (first, behind) = (0, lines.count)
        while first < behind {
            let middle = (first + behind) / 2
            if lines[middle].end < low { first = middle + 1 } else { behind = middle }
        }
        return first
    }

    /// Returns the frame of a header or footer, which spans the layout's width.
    private mutating func band(_ size: CGSize, room: CGFloat) -> CGRect? {
        let length = isVertical ? size.height : size.width
        guard length > 0 else { return nil }
        let frame =
            isVertical
            ? CGRect(x: 0, y: end, width: room, height: length) : CGRect(x: end, y: 0, width: length, height: room)
        end += length
        return frame
    }

    private mutating func placeLines(_ metrics: FlowMetrics, from offset: CGFloat, room: CGFloat) {
        let (sizes, areFixed) = metrics.sizes(section)
        let (spacing, lineSpacing) = (metrics.itemSpacing(section), metrics.lineSpacing(section))
        let capacity = sizes.first.map { max(1, Int((room + spacing + 0.001) / (across($0) + spacing))) } ?? 1
        items.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count {
            let line = first..<lineEnd(from: first, sizes, room: room, spacing: spacing)
            if first > 0 { end += lineSpacing }
            place(
                line, sizes, from: offset, room: room, spacing: spacing, perLine: areFixed ? capacity : line.count,
                isJustified: areFixed || line.upperBound < sizes.count)
            first = line.upperBound
        }
    }

    /// Returns the index of the item that starts the next line.
    private func lineEnd(from first: Int, _ sizes: [CGSize], room: CGFloat, spacing: CGFloat) -> Int {
        var used = across(sizes[first])
        var next = first + 1
        while next < sizes.count {
            used += spacing + across(sizes[next])
            if used > room + 0.001 { break }
            next += 1
        }
        return next
    }

    /// Lays out a line: full lines are justified and a single item is centered, but the last line keeps the minimum
    /// spacing.
    private mutating func place(
        _ line: Range<Int>, _ sizes: [CGSize], from offset: CGFloat, room: CGFloat, spacing: CGFloat, perLine: Int,
        isJustified: Bool
    ) {
        var (thickness, sum) = (CGFloat(0), CGFloat(0))
        for size in sizes[line] {
            thickness = max(thickness, along(size))
            sum += across(size)
        }
        if perLine != line.count { sum = CGFloat(perLine) * across(sizes[line.lowerBound]) }
        let left = room - sum
        var gap = spacing
        var position = offset
        if isJustified {
            if perLine > 1 { gap = left / CGFloat(perLine - 1) } else { position += left / 2 }
        }
        for size in sizes[line] {
            let rise = end + (thickness - along(size)) / 2
            let x = rounded(position)
            let y = rounded(rise)
            items.append(CGRect(origin: isVertical ? CGPoint(x: x, y: y) : CGPoint(x: y, y: x), size: size))
            position += across(size) + gap
        }
        // Items are rounded to pixels, and so extend up to half a point outside their line.
        let placed = (items: line, start: end - 1, end: end + thickness + 1)
        if let last = lines.last, last.start > placed.start || last.end > placed.end { areLinesInOrder = false }
        lines.append(placed)
        end += thickness
    }

    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
