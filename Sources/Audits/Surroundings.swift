import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

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
        for (position, placed) in layout.views.enumerated() {
            places.append(place(of: placed, in: layout.views, at: position))
        }
        for position in layout.views.indices.reversed() {
            guard let parent = layout.views[position].parent else { continue }
            places[parent].end = max(places[parent].end, places[position].end)
        }
    }

    subscript(position: Int) -> Place { places[position] }

    private func place(of placed: PlacedView, in views: [PlacedView], at position: Int) -> Place {
        let isDrawn = !placed.view.isHidden && placed.view.alpha > 0
        guard let parent = placed.parent else {
            return Place(isVisible: isDrawn, isScrolled: false, clip: nil, end: position + 1)
        }
        let superview = views[parent]
        var clip = places[parent].clip
        if superview.view.scrollsSubviews || superview.view.clipsToBounds {
            clip = clip.map { $0.intersection(superview.screenFrame) ?? .zero } ?? superview.screenFrame
        }
        return Place(
            // Views that an empty superview clips are collapsed on purpose.
            isVisible: isDrawn && places[parent].isVisible && clip?.isEmpty != true,
            isScrolled: places[parent].isScrolled || superview.view.scrollsSubviews, clip: clip, end: position + 1)
    }
}

extension View {
    /// Whether users reach its subviews by scrolling.
    var scrollsSubviews: Bool { content == .scroll || isList }
}
