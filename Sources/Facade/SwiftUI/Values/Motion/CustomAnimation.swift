public import Foundation

/// An animation of an app's own.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the value after seconds; `nil` when the animation is over.
    nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>)
        -> V?
    /// Returns the velocity after seconds; `nil` for the way between two moments.
    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Returns whether the animation goes on from one that it takes the place of.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    /// Returns `false`.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// An animation of an app's own, of any type.
struct HashedAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) { self.base = base }

    static func == (one: HashedAnimation, other: HashedAnimation) -> Bool {
        AnyHashable(one.base) == AnyHashable(other.base)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

/// What an animation keeps from moment to moment.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation keeps.
    public var state: AnimationState<Value>
    /// Whether the change counts as done.
    public var isLogicallyComplete = false
    /// The environment of the view.
    public var environment: EnvironmentValues

    init(state: AnimationState<Value>, environment: EnvironmentValues) {
        self.state = state
        self.environment = environment
    }

    /// Returns the context with what another animation keeps.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, environment: environment)
    }
}

/// What an animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state that keeps nothing.
    public init() {}

    /// The value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what an animation keeps.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value

    /// The value where nothing is kept.
    static var defaultValue: Value { get }
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    /// When it is as good as done.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When nothing of it is left.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
