public import Foundation

/// How a value changes over time along keyframes.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let courses: [_KeyframeCourse<Value>]

    /// Creates a timeline that begins with a value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
        self.initial = initial
        courses = keyframes._courses(from: initial)
    }

    /// The seconds until all parts of the value are at their last keyframe.
    public var duration: TimeInterval { courses.map(\.duration).max() ?? 0 }

    /// Returns the value after seconds.
    public func value(time: Double) -> Value {
        var value = initial
        for course in courses { course.move(&value, time) }
        return value
    }

    /// Returns the value after a share of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
