import LayoutSimAutoLayout
import LayoutSimGeometry
package import LayoutSimViewTree

/// What each view inherits from its ancestors.
struct Surroundings {
    struct Place {
        /// Whether it is drawn: neither hidden nor transparent, nor inside such a view.
        var isVisible: Bool
        /// Whether it is inside a scroll view.
        var isScrolled: Bool
        /// The part of the screen in which it is drawn, in points; `nil` for all of it.
        var clip: Rect?
        /// One past the position of the last view of its subtree.
        var end: Int
    }

    private var places: [Place] = []

    init(_ layout: Layout) {
        places.reserveCapacity(layout.views.count)
        for position in layout.views.indices { places.append(place(at: position, in: layout.views)) }
        for position in layout.views.indices.reversed() {
            guard let parent = layout.views[position].parent else { continue }
            places[parent].end = max(places[parent].end, places[position].end)
        }
    }

    subscript(position: Int) -> Place { places[position] }

    /// By positions, since a view is a good deal to copy.
    private func place(at position: Int, in views: [PlacedView]) -> Place {
        let isDrawn = !views[position].view.isHidden && views[position].view.alpha > 0
        guard let parent = views[position].parent else {
            return Place(isVisible: isDrawn, isScrolled: false, clip: nil, end: position + 1)
        }
        let isScroll = views[parent].view.scrollsSubviews
        var clip = places[parent].clip
        if isScroll || views[parent].view.clipsToBounds {
            let frame = views[parent].screenFrame
            clip = clip.map { $0.intersection(frame) ?? .zero } ?? frame
        }
        return Place(
            // Views that an empty superview clips are collapsed on purpose.
            isVisible: isDrawn && places[parent].isVisible && clip?.isEmpty != true,
            isScrolled: places[parent].isScrolled || isScroll, clip: clip, end: position + 1)
    }
}

extension View {
    /// Whether users reach its subviews by scrolling.
    package var scrollsSubviews: Bool { content == .scroll || isList }
}
