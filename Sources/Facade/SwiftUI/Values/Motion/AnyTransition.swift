public import CoreGraphics

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    init() {}

    /// Creates a transition of another one.
    public init<T: Transition>(_ transition: T) {}

    /// At once.
    public static var identity: AnyTransition { AnyTransition() }
    /// By fading.
    public static let opacity = AnyTransition()
    /// By growing and shrinking.
    public static var scale: AnyTransition { AnyTransition() }
    /// By growing from a size about a point, and shrinking to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// From the leading side and to the trailing one.
    public static var slide: AnyTransition { AnyTransition() }
    /// From an edge and back to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// From an edge and to the one opposite.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// From a distance in points and back to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// From a distance in points and back to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// Between two modifiers.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
    /// In one way, and out in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition()
    }

    /// Returns the transition with another one at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Returns the transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
