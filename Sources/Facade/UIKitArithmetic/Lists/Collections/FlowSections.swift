package import Foundation

/// The layout of all sections of a flow layout; axes are named relative to the scroll direction: along and across.
package struct FlowSections {
    private var sections: [FlowSection] = []
    private let isVertical: Bool
    /// The size of the content, in points.
    package private(set) var contentSize = CGSize.zero

    /// Lays out sections one after the other in an available length across the scroll direction, in points; items are
    /// moved to whole pixels of a scale in pixels per point.
    package init(
        count: Int, across room: CGFloat, isVertical: Bool, scale: CGFloat, measures: (Int) -> FlowSection.Measures
    ) {
        self.isVertical = isVertical
        var along: CGFloat = 0
        for section in 0..<count {
            let laidOut = FlowSection(
                measures(section), from: along, across: room, isVertical: isVertical, scale: scale)
            along = laidOut.end
            sections.append(laidOut)
        }
        contentSize = isVertical ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
    }

    /// Returns the elements in sections that intersect a rectangle, with the index of each section.
    package func elements(in rect: CGRect) -> [(section: Int, elements: [FlowSection.Element])] {
        let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return sections.indices.filter { sections[$0].end >= start && sections[$0].start <= end }
            .map { ($0, sections[$0].elements(from: start, to: end)) }
    }

    /// Returns the frame of an element in points of the content; `nil` if there is no such section or item.
    package func frame(of element: FlowSection.Element, in index: Int) -> CGRect? {
        guard sections.indices.contains(index) else { return nil }
        let section = sections[index]
        switch element {
        case .item(let item): return section.items.indices.contains(item) ? section.items[item] : nil
        // As in UIKit, absent headers and footers have a frame of zero size.
        case .header: return section.header ?? place(at: section.start)
        case .footer: return section.footer ?? place(at: section.end)
        }
    }

    private func place(at offset: CGFloat) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0), size: .zero)
    }

    /// Returns the bounds of a section, in points of the content.
    package func extent(ofSection index: Int) -> CGRect {
        let section = sections[index]
        return isVertical
            ? CGRect(x: 0, y: section.start, width: contentSize.width, height: section.end - section.start)
            : CGRect(x: section.start, y: 0, width: section.end - section.start, height: contentSize.height)
    }
}
