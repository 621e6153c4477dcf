/// An animatable value of a type that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
    /// Creates the value.
    public init() {}

    /// The value, of which there is one.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Returns the value.
    public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { zero }
    /// Returns the value.
    public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { zero }
    /// Returns `true`.
    public static func == (one: EmptyAnimatableData, other: EmptyAnimatableData) -> Bool { true }
    /// Does nothing.
    public mutating func scale(by rhs: Double) {}
    /// Zero.
    public var magnitudeSquared: Double { 0 }
}

/// Two animatable values as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The pair of both zeros.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
    /// Returns the sums of both values.
    public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first + other.first, one.second + other.second)
    }
    /// Returns the differences of both values.
    public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first - other.first, one.second - other.second)
    }
    /// Multiplies both values.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    /// The sum of the squares of both values.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: BitwiseCopyable where First: BitwiseCopyable, Second: BitwiseCopyable {}

/// Several animatable values of any types as one.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The values.
    public var value: (repeat each Value)

    /// Creates a value of several.
    public init(_ value: repeat each Value) { self.value = (repeat each value) }

    /// The value of all zeros.
    public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }
    /// Returns the sums of all values.
    public static func + (one: AnimatableValues, other: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each one.value) + (each other.value))
    }
    /// Returns the differences of all values.
    public static func - (one: AnimatableValues, other: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each one.value) - (each other.value))
    }
    /// Returns whether all values are equal.
    public static func == (one: AnimatableValues, other: AnimatableValues) -> Bool {
        var areEqual = true
        for (first, second) in repeat (each one.value, each other.value) { areEqual = areEqual && first == second }
        return areEqual
    }
    /// Multiplies all values.
    public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }
    /// The sum of the squares of all values.
    public var magnitudeSquared: Double {
        var sum = 0.0
        for one in repeat each value { sum += one.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
