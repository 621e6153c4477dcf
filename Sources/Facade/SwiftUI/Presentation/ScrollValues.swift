public import CoreGraphics

/// Whether the indicators of scroll views are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let isShown: Bool
    private let isFixed: Bool

    /// While something scrolls.
    public static var automatic: ScrollIndicatorVisibility { .init(isShown: true, isFixed: false) }
    /// While something scrolls.
    public static var visible: ScrollIndicatorVisibility { .init(isShown: true, isFixed: false) }
    /// Where there is no mouse, never.
    public static var hidden: ScrollIndicatorVisibility { .init(isShown: false, isFixed: false) }
    /// Never.
    public static var never: ScrollIndicatorVisibility { .init(isShown: false, isFixed: true) }
}

/// Whether scroll views move beyond their ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String

    /// What the device does.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
    /// At all times.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
    /// Where there is more than fits.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// When scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
    private let name: String

    /// What the view around does.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
    /// When scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
    /// With the finger.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
    /// Never.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

/// What margins are for.
public struct ContentMarginPlacement: Equatable, Sendable {
    private let name: String

    /// What the view around says.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
    /// The contents.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
    /// The indicators.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "scrollIndicators") }
}

/// When an anchor of scroll views counts.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// At first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    /// When sizes change.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    /// Where all fits.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// What a scroll view does.
public enum ScrollPhase: Equatable, Sendable {
    /// Nothing.
    case idle
    /// A finger is on it.
    case tracking
    /// A finger moves it.
    case interacting
    /// It comes to rest.
    case decelerating
    /// It moves to a place.
    case animating

    /// Whether it moves.
    public var isScrolling: Bool { self != .idle }
}

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far it scrolled, in points.
    public var contentOffset: CGPoint
    /// The size of its contents, in points.
    public var contentSize: CGSize
    /// The margins of its contents, in points.
    public var contentInsets: EdgeInsets
    /// Its size, in points.
    public var containerSize: CGSize

    /// The part of the contents that is seen, in points.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// Its bounds, in points.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// The place at which a scroll view is.
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable { case none, id(AnyHashable), edge(Edge), point(CGPoint) }
    private nonisolated(unsafe) var place = Place.none

    /// Creates a place by the view there.
    public init<ID: Hashable>(idType: ID.Type = ID.self) {}
    /// Creates a place by the view there.
    public init(id: some Hashable, anchor: UnitPoint? = nil) { unsafe place = .id(AnyHashable(id)) }
    /// Creates a place at an edge.
    public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) { unsafe place = .edge(edge) }
    /// Creates a place at a point.
    public init<ID: Hashable>(idType: ID.Type = ID.self, point: CGPoint) { unsafe place = .point(point) }
    /// Creates a place at an edge.
    public init(edge: Edge) { unsafe place = .edge(edge) }
    /// Creates a place at a point.
    public init(point: CGPoint) { unsafe place = .point(point) }

    /// Moves to a view.
    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) { unsafe place = .id(AnyHashable(id)) }
    /// Moves to an edge.
    public mutating func scrollTo(edge: Edge) { unsafe place = .edge(edge) }
    /// Moves to a point.
    public mutating func scrollTo(point: CGPoint) { unsafe place = .point(point) }
    /// Moves to a distance from the top, in points.
    public mutating func scrollTo(y: CGFloat) { unsafe place = .point(CGPoint(x: 0, y: y)) }
    /// Moves to a distance from the leading edge, in points.
    public mutating func scrollTo(x: CGFloat) { unsafe place = .point(CGPoint(x: x, y: 0)) }

    /// The view, if the place is one.
    public var viewID: AnyHashable? { if case .id(let id) = unsafe place { id } else { nil } }
    /// The edge, if the place is one.
    public var edge: Edge? { if case .edge(let edge) = unsafe place { edge } else { nil } }
    /// The point, if the place is one.
    public var point: CGPoint? { if case .point(let point) = unsafe place { point } else { nil } }
    /// Whether a finger moved the view; none did.
    public var isPositionedByUser: Bool { false }
    /// Returns the view, if the place is one of a type.
    public func viewID<T: Hashable>(type: T.Type) -> T? { viewID?.base as? T }

    /// Returns whether two places are the same.
    public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool { unsafe one.place == other.place }
}

/// How contents fade at the edges of scroll views.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// What the device does.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    /// They fade.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
    /// They end at a line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
}
