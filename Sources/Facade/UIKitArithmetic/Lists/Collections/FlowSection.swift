package import Foundation
package import LayoutSimGeometry

/// The layout of one section of a flow layout.
package struct FlowSection {
    /// What a section is laid out from; lengths are in points.
    package struct Measures {
        /// The size of the header; without a header, its length along the scroll direction is 0.
        package var header: CGSize
        /// The size of the footer; without a footer, its length along the scroll direction is 0.
        package var footer: CGSize
        /// The distances from the items to the edges of the section.
        package var inset: EdgeInsets
        /// The sizes of the items.
        package var sizes: [CGSize]
        /// Whether all items have the layout's item size, so that the last line has the spacing of full ones.
        package var areFixed: Bool
        /// The smallest space between items of a line.
        package var spacing: CGFloat
        /// The space between lines.
        package var lineSpacing: CGFloat

        /// Creates the measures of a section, in points.
        package init(
            header: CGSize = .zero, footer: CGSize = .zero, inset: EdgeInsets = .zero, sizes: [CGSize],
            areFixed: Bool, spacing: CGFloat, lineSpacing: CGFloat
        ) {
            (self.header, self.footer, self.inset) = (header, footer, inset)
            (self.sizes, self.areFixed) = (sizes, areFixed)
            (self.spacing, self.lineSpacing) = (spacing, lineSpacing)
        }
    }

    /// An element of a section; items are numbered from 0.
    package enum Element: Hashable, Sendable { case header, item(Int), footer }

    /// The start along the scroll direction, in points.
    package let start: CGFloat
    /// The end along the scroll direction, in points.
    package private(set) var end: CGFloat
    /// The frame of the header in points of the content; `nil` if there is none.
    package private(set) var header: CGRect?
    /// The frame of the footer in points of the content; `nil` if there is none.
    package private(set) var footer: CGRect?
    /// The frames of the items, in points of the content.
    package private(set) var items: [CGRect] = []
    /// The items of each line, and its start and end along the scroll direction.
    private var lines: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []
    /// Whether the starts and ends of the lines ascend, which holds unless spacing is negative.
    private var areLinesInOrder = true
    private let isVertical: Bool
    private let scale: CGFloat

    /// Lays out a section that starts at a position along the scroll direction, in points; items are moved to whole
    /// pixels of a scale in pixels per point.
    package init(
        _ measures: Measures, from start: CGFloat, across room: CGFloat, isVertical: Bool, scale: CGFloat
    ) {
        self.start = start
        self.isVertical = isVertical
        self.scale = scale
        end = start
        header = band(measures.header, room: room)
        let inset = measures.inset
        end += isVertical ? inset.top : inset.left
        placeLines(
            measures, from: isVertical ? inset.left : inset.top,
            room: room - (isVertical ? inset.left + inset.right : inset.top + inset.bottom))
        end += isVertical ? inset.bottom : inset.right
        footer = band(measures.footer, room: room)
    }

    /// Returns the elements between two positions along the scroll direction, and the header and footer wherever they
    /// are.
    package func elements(from low: CGFloat, to high: CGFloat) -> [Element] {
        var found: [Element] = header == nil ? [] : [.header]
        for line in lines[firstLine(endingFrom: low)...] {
            if areLinesInOrder, line.start > high { break }
            for index in line.items {
                let frame = items[index]
                guard (isVertical ? frame.maxY : frame.maxX) >= low, (isVertical ? frame.minY : frame.minX) <= high
                else { continue }
                found.append(.item(index))
            }
        }
        if footer != nil { found.append(.footer) }
        return found
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

    private mutating func placeLines(_ measures: Measures, from offset: CGFloat, room: CGFloat) {
        let (sizes, areFixed) = (measures.sizes, measures.areFixed)
        let (spacing, lineSpacing) = (measures.spacing, measures.lineSpacing)
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
