public import CoreGraphics

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    /// Returns a view as it is in a phase.
    let shown: @MainActor (AnyView, TransitionPhase) -> AnyView
    /// Whether a view comes and goes at once.
    var isIdentity = false

    private init(_ shown: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.shown = shown }

    /// Creates a transition of another one.
    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self.init { view, phase in
            AnyView(unsafe transition.body(content: PlaceholderContentView(content: view), phase: phase))
        }
        isIdentity = T.self == IdentityTransition.self
    }

    /// At once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// By fading.
    public static let opacity = AnyTransition(OpacityTransition())
    /// By growing and shrinking.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
    /// By growing from a size about a point, and shrinking to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// From the leading side and to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// From an edge and back to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// From an edge and to the one opposite.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// From a distance in points and back to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// From a distance in points and back to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// Between two modifiers.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition { view, phase in AnyView(view.modifier(unsafe phase.isIdentity ? identity : active)) }
    }
    /// In one way, and out in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition { view, phase in
            let coming = insertion.shown(view, phase == .willAppear ? .willAppear : .identity)
            return removal.shown(coming, phase == .didDisappear ? .didDisappear : .identity)
        }
    }

    /// Returns the transition with another one at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition { view, phase in other.shown(shown(view, phase), phase) }
    }
    /// Returns the transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition { view, phase in
            AnyView(
                view.transaction({ $0.animation = animation }) { content in
                    shown(AnyView(content), phase)
                })
        }
    }
}
