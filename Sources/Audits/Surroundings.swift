import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// What each view takes over from those around it.
struct Surroundings {
    struct Place {
        /// Whether it is drawn: neither hidden nor clear, nor within such a view.
        var isVisible: Bool
        /// Whether a scroll view moves it.
        var isScrolled: Bool
        /// The part of the screen within which it is drawn, in points; `nil` for all of it.
        var clip: Rect?
        /// The position behind the last view of its subtree.
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
            // Views whose superview has no room and cuts them off were folded away.
            isVisible: isDrawn && places[parent].isVisible && clip?.isEmpty != true,
            isScrolled: places[parent].isScrolled || superview.view.scrollsSubviews, clip: clip, end: position + 1)
    }
}

extension View {
    /// Whether users reach its subviews by scrolling.
    var scrollsSubviews: Bool { content == .scroll || isList }
}
