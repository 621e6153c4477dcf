public import Foundation

/// How a value changes over time.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
}

/// How a part of a value changes over time.
public protocol KeyframeTrackContent<Value> {
    /// The type of the part.
    associatedtype Value: Animatable
}

/// Changes of parts of a value at the same time.
public struct KeyframesPair<Value>: Keyframes {
    init() {}
}

/// Changes one after the other.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    init() {}
}

/// Makes changes of a value of those in a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// Takes changes of a part as they are.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Takes changes of the value as they are.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// Makes changes one after the other.
    public static func buildBlock<First: KeyframeTrackContent, each K: KeyframeTrackContent>(
        _ first: First, _ content: repeat each K
    ) -> KeyframeSequence<Value> where First.Value == Value, Value: Animatable { KeyframeSequence() }
    /// Takes the only changes of a closure as they are.
    public static func buildBlock<K: Keyframes>(_ content: K) -> K where K.Value == Value { content }
    /// Makes changes at the same time.
    public static func buildBlock<First: Keyframes, each K: Keyframes>(
        _ first: First, _ content: repeat each K
    ) -> KeyframesPair<Value> where First.Value == Value { KeyframesPair() }
    /// Makes a track of changes one after the other.
    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K.Value == Value, Value: Animatable { KeyframeTrack() }
    /// Takes changes at the same time.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

/// Makes changes of a part of those in a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Takes a change as it is.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Makes changes one after the other.
    public static func buildBlock<each K: KeyframeTrackContent>(
        _ content: repeat each K
    ) -> KeyframeSequence<Value> { KeyframeSequence() }
    /// Makes changes of a loop.
    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence() }
    /// Makes changes of the first branch of a condition.
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence() }
    /// Makes changes of the second branch of a condition.
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence() }
}

/// The changes of a part of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
    /// The type of the whole value.
    public typealias Value = Root

    init() {}

    /// Creates the changes of a part.
    public init(
        _ keyPath: WritableKeyPath<Root, Part>,
        @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) {}
    /// Creates the changes of the whole.
    public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) where Root == Part {}
}

/// A change at an even speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a change to a value in a time, in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A change along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a change to a value in a time, in seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A change like that of a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a change to a value in a time, in seconds.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
}

/// A change at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Creates a change to a value.
    public init(_ to: Value) {}
}
