import LayoutSimAutoLayout
import LayoutSimGeometry

/// The attributes that each view inherits from its ancestors.
struct Surroundings {
    struct Place {
        /// Whether it is drawn: it is neither hidden nor transparent, and neither is any ancestor.
        var isVisible: Bool
        /// Whether it is inside a scroll view.
        var isScrolled: Bool
        /// The part of the screen to which it is clipped, in points; `nil` for all of it.
        var clip: Rect?
        /// The position after that of the last view in its subtree.
        var end: Int
    }

    private var places: [Place] = []

    init(_ layout: Layout, _ traits: [ViewTraits]) {
        places.reserveCapacity(layout.views.count)
        for position in layout.views.indices { places.append(place(at: position, in: layout.views, traits)) }
        for position in layout.views.indices.reversed() {
            guard let parent = layout.views[position].parent else { continue }
            places[parent].end = max(places[parent].end, places[position].end)
        }
    }

    subscript(position: Int) -> Place { places[position] }

    private func place(at position: Int, in views: [PlacedView], _ traits: [ViewTraits]) -> Place {
        let isDrawn = traits[position].isDrawn
        guard let parent = views[position].parent else {
            return Place(isVisible: isDrawn, isScrolled: false, clip: nil, end: position + 1)
        }
        let outer = places[parent]
        var clip = outer.clip
        if traits[parent].scrollsSubviews || traits[parent].clipsToBounds {
            let frame = views[parent].screenFrame
            clip = clip.map { $0.intersection(frame) ?? .zero } ?? frame
        }
        return Place(
            // Views that an empty superview clips are collapsed on purpose.
            isVisible: isDrawn && outer.isVisible && clip?.isEmpty != true,
            isScrolled: outer.isScrolled || traits[parent].scrollsSubviews, clip: clip, end: position + 1)
    }
}
