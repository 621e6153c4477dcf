import LayoutSimAutoLayout
import LayoutSimGeometry

/// The attributes that each view inherits from its ancestors.
struct Surroundings {
    struct Place {
        /// Whether it is drawn: it is neither hidden nor transparent, and neither is any ancestor.
        var isVisible: Bool
        /// The position of the nearest ancestor that scrolls it; `nil` if none does.
        var scroller: Int?
        /// The part of the screen to which ancestors within its scroll view clip it, in points; `nil` for all of it.
        var clip: Rect?
        /// The part of the screen to which all ancestors clip it before anything is scrolled, in points; `nil` for all
        /// of it.
        var clipAtRest: Rect?
        /// The position after that of the last view in its subtree.
        var end: Int

        /// Whether it is inside a scroll view.
        var isScrolled: Bool { scroller != nil }
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
        guard let parent = views[position].parent else { return Place(isVisible: isDrawn, end: position + 1) }
        var place = places[parent]
        place.end = position + 1
        if traits[parent].scrollsSubviews || traits[parent].clipsToBounds {
            let frame = views[parent].screenFrame
            place.clip = frame.clipped(to: place.clip)
            place.clipAtRest = frame.clipped(to: place.clipAtRest)
        }
        // Views that an empty superview clips are collapsed on purpose.
        place.isVisible = isDrawn && place.isVisible && place.clip?.isEmpty != true
        if traits[parent].scrollsSubviews { (place.scroller, place.clip) = (parent, nil) }
        return place
    }
}

extension Rect {
    /// Returns the part within a rectangle, or all of it if there is none.
    func clipped(to clip: Rect?) -> Rect { clip.map { $0.intersection(self) ?? .zero } ?? self }
}
