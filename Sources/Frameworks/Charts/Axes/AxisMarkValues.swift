public import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues: CustomStringConvertible {
    enum Kind {
        case automatic(desiredCount: Int?, minimumStride: Double?)
        case stride(Double)
        case dates(DateStride, Calendar?)
        case values([Datum])
    }

    let kind: Kind
    /// Whether the axis begins and ends at such a value; `nil` where the axis decides.
    var roundsLower: Bool?
    var roundsUpper: Bool?

    init(_ kind: Kind, _ roundsLower: Bool? = nil, _ roundsUpper: Bool? = nil) {
        self.kind = kind
        self.roundsLower = roundsLower
        self.roundsUpper = roundsUpper
    }

    /// The values that code says one by one.
    var data: [Datum] {
        if case .values(let data) = kind { data } else { [] }
    }

    init<Value: Plottable>(_ values: [Value]) { self.init(.values(values.map(\.primitivePlottable._datum))) }

    /// The values in words.
    public var description: String { "\(kind)" }

    /// Round values, as many as there is room for.
    public static var automatic: AxisMarkValues { AxisMarkValues(.automatic(desiredCount: nil, minimumStride: nil)) }
    /// Returns round values, about as many as desired.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            .automatic(desiredCount: desiredCount, minimumStride: nil), roundLowerBound, roundUpperBound)
    }
    /// Returns round values, about as many as desired, with a least distance.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)), roundLowerBound,
            roundUpperBound)
    }
    /// Returns the multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(.stride(Double(stepSize)), roundLowerBound, roundUpperBound)
    }
    /// Returns the starts of units of time.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(.dates(DateStride(unit: component, count: count), calendar), roundLowerBound, roundUpperBound)
    }
}

/// A value of an axis at which it has marks.
public struct AxisValue: Sendable {
    let datum: Datum
    /// The number of the value, from 0.
    public let index: Int
    /// The number of values.
    public let count: Int

    /// Returns the value as a type; `nil` if it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? { datum.value(as: type) }
}
