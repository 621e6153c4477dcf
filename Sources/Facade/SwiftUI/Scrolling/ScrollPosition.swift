public import CoreGraphics

/// The place at which a scroll view is.
public struct ScrollPosition: Equatable, Sendable {
    /// The view, edge or point; an axis without a number keeps its place.
    enum Place: Equatable, Sendable {
        case none
        case id(any Hashable & Sendable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)

        static func == (one: Place, other: Place) -> Bool {
            switch (one, other) {
            case (.none, .none): true
            case (.id(let one, let anchor), .id(let other, let otherAnchor)):
                AnyHashable(one) == AnyHashable(other) && anchor == otherAnchor
            case (.edge(let one), .edge(let other)): one == other
            case (.point(let x, let y), .point(let otherX, let otherY)): x == otherX && y == otherY
            default: false
            }
        }
    }

    var place: Place
    /// Whether a finger moved the view.
    public var isPositionedByUser = false

    /// Creates a place by the view there, of which none is known yet.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { place = .none }
    /// Creates a place by the view there.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .id(id, anchor) }
    /// Creates a place at an edge.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }
    /// Creates a place at a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        place = .point(x: point.x, y: point.y)
    }
    /// Creates a place at a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        place = .point(x: x, y: y)
    }
    /// Creates a place at a distance from the leading edge, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { place = .point(x: x, y: nil) }
    /// Creates a place at a distance from the top, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { place = .point(x: nil, y: y) }

    private mutating func move(to place: Place) {
        self.place = place
        isPositionedByUser = false
    }

    /// Moves to a view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { move(to: .id(id, anchor)) }
    /// Moves to an edge.
    public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }
    /// Moves to a point of the content.
    public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }
    /// Moves to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }
    /// Moves to a distance from the top, in points.
    public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }
    /// Moves to a distance from the leading edge, in points.
    public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }

    /// The view, if the place is one, or if a finger moved the scroll view to it.
    public var viewID: (any Hashable & Sendable)? { if case .id(let id, _) = place { id } else { nil } }
    /// The edge, if the place is one.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The point, if the place is one.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }
    /// The distance from the leading edge, if the place says one.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// The distance from the top, if the place says one.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
    /// Returns the view, if the place is one of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}
