// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics

/// How a view comes and goes.
@MainActor @preconcurrency public protocol Transition {
    /// The type of the view that comes and goes.
    associatedtype Body: View
    /// The view as it is.
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view at a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What is known of the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// A transition that moves.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns the transition with an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition { self }
    /// Returns the transition with another one at the same time.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// A moment of coming or going.
public enum TransitionPhase: Hashable, Sendable {
    /// Before the view comes.
    case willAppear
    /// While the view is there.
    case identity
    /// After the view went.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before, 0 while the view is there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What is known of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the view moves.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// At once.
public struct IdentityTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By fading.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// By growing and shrinking.
public struct ScaleTransition: Transition {
    /// The size before and after.
    public var scale: Double
    /// The point that stays.
    public var anchor: UnitPoint

    /// Creates the transition.
    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(CGFloat(phase.isIdentity ? 1 : scale), anchor: anchor)
    }
}

/// From an edge and back to it.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge and to the one opposite.
public struct PushTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From the leading side and to the trailing one.
public struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From a distance and back to it.
public struct OffsetTransition: Transition {
    /// The distance, in points.
    public var offset: CGSize

    /// Creates the transition.
    public init(_ offset: CGSize) { self.offset = offset }
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By being blurred and replaced.
public struct BlurReplaceTransition: Transition {
    /// How a view is replaced.
    public struct Configuration: Equatable, Sendable {
        private let isUpward: Bool

        /// Downward, and in from above.
        public static let downUp = Configuration(isUpward: false)
        /// Upward, and in from below.
        public static let upUp = Configuration(isUpward: true)
    }

    /// How the view is replaced.
    public var configuration: Configuration

    /// Creates the transition.
    public init(configuration: Configuration) { self.configuration = configuration }
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
