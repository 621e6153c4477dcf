public import LayoutSimGeometry
public import LayoutSimViewTree

/// A screen with its frames, and the satisfaction of each constraint.
public struct Layout: Sendable {
    private let screens: Screens
    /// The views in preorder, the root first.
    public let views: [PlacedView]
    /// The constraints of the screen, then those that masks, stack views and the contents of views imply.
    public let constraints: [SolvedConstraint]
    /// The findings of the layout engine, in a fixed order.
    public let diagnostics: [Diagnostic]
    /// The insets of the guides, by view.
    let insets: [ViewInsets]
    /// The rectangles of guides that only constraints place, in points of the screen.
    let placedGuides: [LayoutItem: Rect]

    /// Shared storage, since screens are expensive to copy.
    private final class Screens: Sendable {
        let laidOut: Screen
        let authored: Screen

        init(laidOut: Screen, authored: Screen) { (self.laidOut, self.authored) = (laidOut, authored) }
    }

    init(
        screen: Screen, authored: Screen, views: [PlacedView], constraints: [SolvedConstraint],
        diagnostics: [Diagnostic],
        insets: [ViewInsets], placedGuides: [LayoutItem: Rect]
    ) {
        screens = Screens(laidOut: screen, authored: authored)
        (self.views, self.constraints, self.diagnostics) = (views, constraints, diagnostics)
        (self.insets, self.placedGuides) = (insets, placedGuides)
    }

    /// The laid out screen, with the contents of lists and containers in place.
    public var screen: Screen { _read { yield screens.laidOut } }

    /// The screen as its author described it, before lists and containers were filled.
    package var authored: Screen { _read { yield screens.authored } }
}

/// A constraint of the layout and its error.
public struct SolvedConstraint: Sendable {
    /// The source of a constraint.
    public enum Source: String, Sendable {
        /// The author of the screen.
        case screen
        /// A stack view that arranges its items.
        case stack
        /// An autoresizing mask, or the frame of a view that no constraint places.
        case autoresizing
        /// Content hugging.
        case hugging
        /// Content compression resistance.
        case compressionResistance
    }

    /// The constraint.
    public let constraint: Constraint
    /// The source of the constraint.
    public let source: Source
    /// The error in points; 0 if the constraint holds.
    public let error: Double
    /// The slack of an inequality in points; 0 if it is tight.
    public let slack: Double
}

extension Layout {
    /// The constraints that gave way to others, highest priority first.
    public var brokenConstraints: [SolvedConstraint] {
        constraints.filter { $0.error > Layout.tolerance }
            .enumerated()
            .sorted {
                ($1.element.constraint.priority, $0.offset) < ($0.element.constraint.priority, $1.offset)
            }
            .map(\.element)
    }

    /// Errors up to this many points are rounding errors.
    static let tolerance = 1e-6

    /// Returns the view with an id, if there is one.
    public subscript(id: String) -> PlacedView? {
        views.first { $0.view.id == id }
    }
}

extension Layout {
    /// The layout with diagnostics that name views only by their ids.
    package var identified: Layout {
        Layout(
            screen: screen, authored: authored, views: views, constraints: constraints,
            diagnostics: diagnostics.map(\.identified),
            insets: insets, placedGuides: placedGuides)
    }

    /// Returns the rectangle of a view or guide, in points of the screen; `nil` if the screen has no such view, or if
    /// only constraints could place the guide and none does.
    public func screenRect(of item: LayoutItem) -> Rect? {
        switch item {
        case .view(let id), .guide(.scrollFrame, let id): return self[id]?.screenFrame
        case .guide(.custom, _), .guide(.scrollContent, _): return placedGuides[item]
        case .guide(let kind, let owner):
            guard let position = views.firstIndex(where: { $0.view.id == owner }) else { return nil }
            return views[position].screenFrame.inset(by: insets[position].insets(of: kind))
        }
    }
}
