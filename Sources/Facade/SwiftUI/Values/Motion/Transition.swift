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
    public func animation(_ animation: Animation?) -> some Transition {
        TimedTransition(base: self, animation: animation)
    }
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

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.body(
            content: PlaceholderContentView(
                content: AnyView(
                    first.body(content: PlaceholderContentView(content: content.content), phase: phase))), phase: phase)
    }
}

/// A transition with an animation of its own.
private struct TimedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.content.transaction({ $0.animation = animation }) { content in
            base.body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
        }
    }
}

/// At once.
public struct IdentityTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By fading.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}
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
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }
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
    public nonisolated init(edge: Edge) { self.edge = edge }
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// From an edge and to the one opposite.
public struct PushTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// Creates the transition.
    public nonisolated init(edge: Edge) { self.edge = edge }
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).modifier(EdgeShift(edge: edge, amount: -phase.value))
    }
}

/// From the leading side and to the trailing one.
public struct SlideTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: .leading, amount: -phase.value))
    }
}

/// From a distance and back to it.
public struct OffsetTransition: Transition {
    /// The distance, in points.
    public var offset: CGSize

    /// Creates the transition.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
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
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
    /// Returns the view at a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        // The sizes and the blur are chosen.
        content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(scale(phase))
    }

    private func scale(_ phase: TransitionPhase) -> CGFloat {
        if phase.isIdentity { return 1 }
        return configuration == .downUp || phase == .willAppear ? 0.85 : 1.15
    }
}

/// Moves a view toward an edge by its own size.
private struct EdgeShift: ViewModifier {
    let edge: Edge
    let amount: Double
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        let leading = direction == .rightToLeft ? amount : -amount
        return switch edge {
        case .top: content.shifted(x: 0, y: -amount)
        case .bottom: content.shifted(x: 0, y: amount)
        case .leading: content.shifted(x: leading, y: 0)
        case .trailing: content.shifted(x: -leading, y: 0)
        }
    }
}
