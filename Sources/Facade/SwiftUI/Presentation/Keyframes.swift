// swift-format-ignore-file: NoLeadingUnderscores

import Foundation

/// How a value changes over time.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value

    /// Returns what moves the parts of a value that begins with another one.
    func _courses(from initial: Value) -> [_KeyframeCourse<Value>]
}

/// What moves a part of a value: a function of seconds, and its length.
public struct _KeyframeCourse<Value> {
    /// The seconds until the part comes to rest.
    let duration: TimeInterval
    /// Sets the part of a value to what it is after seconds.
    let move: (inout Value, TimeInterval) -> Void
}

/// How a part of a value changes over time.
public protocol KeyframeTrackContent<Value> {
    /// The type of the part.
    associatedtype Value: Animatable

    /// The changes, one after the other.
    var _steps: [_KeyframeStep<Value>] { get }
}

/// Changes of parts of a value at the same time.
public struct KeyframesPair<Value>: Keyframes {
    let courses: (Value) -> [_KeyframeCourse<Value>]

    /// Returns what moves the parts of a value that begins with another one.
    public func _courses(from initial: Value) -> [_KeyframeCourse<Value>] { courses(initial) }
}

/// Changes one after the other.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    /// The changes, one after the other.
    public let _steps: [_KeyframeStep<Value>]
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
    ) -> KeyframeSequence<Value>
    where First.Value == Value, Value: Animatable {
        var steps = first._steps
        for other in repeat each content { steps += other._steps as? [_KeyframeStep<Value>] ?? [] }
        return KeyframeSequence(_steps: steps)
    }
    /// Takes the only changes of a closure as they are.
    public static func buildBlock<K: Keyframes>(_ content: K) -> K where K.Value == Value { content }
    /// Makes changes at the same time.
    public static func buildBlock<First: Keyframes, each K: Keyframes>(
        _ first: First, _ content: repeat each K
    ) -> KeyframesPair<Value> where First.Value == Value {
        var all = [first._courses]
        for other in repeat each content { if let courses = courses(of: other) { all.append(courses) } }
        return KeyframesPair { initial in all.flatMap { $0(initial) } }
    }

    /// Returns what changes of the value come to; `nil` for those of another value, which the compiler refuses.
    private static func courses<K: Keyframes>(of keyframes: K) -> ((Value) -> [_KeyframeCourse<Value>])? {
        (keyframes as? any Keyframes<Value>).map { keyframes in { keyframes._courses(from: $0) } }
    }
    /// Makes a track of changes one after the other.
    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K.Value == Value, Value: Animatable { KeyframeTrack(path: \.self, content: component) }
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
    ) -> KeyframeSequence<Value> {
        var steps: [_KeyframeStep<Value>] = []
        for one in repeat each content { steps += one._steps as? [_KeyframeStep<Value>] ?? [] }
        return KeyframeSequence(_steps: steps)
    }
    /// Makes changes of a loop.
    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence(_steps: components.flatMap(\._steps)) }
    /// Makes changes of the first branch of a condition.
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence(_steps: component._steps) }
    /// Makes changes of the second branch of a condition.
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence(_steps: component._steps) }
}

/// The changes of a part of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
    /// The type of the whole value.
    public typealias Value = Root

    private let path: WritableKeyPath<Root, Part>
    private let content: Content

    init(path: WritableKeyPath<Root, Part>, content: Content) { (self.path, self.content) = (path, content) }

    /// Creates the changes of a part.
    public init(
        _ keyPath: WritableKeyPath<Root, Part>,
        @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) {
        self.init(path: keyPath, content: content())
    }
    /// Creates the changes of the whole.
    public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) where Root == Part {
        self.init(path: \.self, content: content())
    }

    /// Returns what moves the part of a value that begins with another one.
    public func _courses(from initial: Root) -> [_KeyframeCourse<Root>] {
        let (path, way) = (path, KeyframeWay(from: initial[keyPath: path].animatableData, content._steps))
        return [
            _KeyframeCourse(duration: way.duration) { $0[keyPath: path].animatableData = way.value(at: $1) }
        ]
    }
}
