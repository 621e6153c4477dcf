// swift-format-ignore-file: NoLeadingUnderscores
public import CoreGraphics
import LayoutSimInertness
public import SwiftUI

/// The values of a scale, as code says them.
public protocol ScaleDomain {
    /// What code says of the values.
    var _domain: _ScaleDomainValues { get }
}

/// What code says of the values of a scale.
public struct _ScaleDomainValues {
    /// The values, or the least and the greatest one; `nil` for those of the data.
    var values: [Datum]?
    /// Whether 0 is among them; `nil` where the marks decide.
    var includesZero: Bool?
    /// Whether they run the other way.
    var isReversed = false
    /// Returns the values that are shown of those that there are.
    var modify: (([Datum]) -> [Datum])?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// The least and the greatest value.
    public var _domain: _ScaleDomainValues {
        _ScaleDomainValues(values: [lowerBound.primitivePlottable._datum, upperBound.primitivePlottable._datum])
    }
}

extension Array: ScaleDomain where Element: Plottable {
    /// The values.
    public var _domain: _ScaleDomainValues { _ScaleDomainValues(values: map(\.primitivePlottable._datum)) }
}

/// The values that marks have.
public struct AutomaticScaleDomain: ScaleDomain {
    /// What code says of the values.
    public let _domain: _ScaleDomainValues
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values that marks have.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_domain: _ScaleDomainValues()) }
    /// Returns the values that marks have, with or without 0.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomainValues(includesZero: includesZero, isReversed: reversed ?? false))
    }
    /// Returns the values that marks have, as a closure changes them.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        var domain = _ScaleDomainValues(includesZero: includesZero, isReversed: reversed ?? false)
        domain.modify = { data in
            var values = data.compactMap { $0.value(as: DataValue.self) }
            modifyInferredDomain(&values)
            return values.map(\.primitivePlottable._datum)
        }
        return AutomaticScaleDomain(_domain: domain)
    }
}

extension Datum {
    /// Returns the value of a type; `nil` if it is of another kind.
    func value<P: Plottable>(as type: P.Type) -> P? {
        P.PrimitivePlottable(_datum: self).flatMap { P(primitivePlottable: $0) }
    }
}

/// What a scale has for its values.
public protocol ScaleRange {
    /// What it has for one value.
    associatedtype VisualValue

    /// What it has for its values, in their order; for numbers, between these.
    var _values: [VisualValue] { get }
}

extension Array: ScaleRange {
    /// What it has for one value.
    public typealias VisualValue = Element
    /// What it has for its values.
    public var _values: [Element] { self }
}

extension ClosedRange: ScaleRange {
    /// What it has for one value.
    public typealias VisualValue = Bound
    /// What it has for the least and the greatest value.
    public var _values: [Bound] { [lowerBound, upperBound] }
}

extension Gradient: ScaleRange {
    /// What it has for one value.
    public typealias VisualValue = Color
    /// The colors of its stops.
    public var _values: [Color] { stops.map(\.color) }
}

/// Where values lie in the plot.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    /// Returns where values begin and end in a length, in points.
    func _ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat)
}

extension Array: PositionScaleRange where Element == CGFloat {
    /// Returns where values begin and end, in points.
    public func _ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) { (first ?? 0, last ?? length) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    /// Returns where values begin and end, in points.
    public func _ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) { (lowerBound, upperBound) }
}

/// The length of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
    let startPadding: CGFloat
    let endPadding: CGFloat

    /// No places that are known before the plot is.
    public var _values: [CGFloat] { [] }
    /// Returns where values begin and end in a length, in points.
    public func _ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) { (startPadding, length - endPadding) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The length of the plot.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension() }
    /// Returns the length of the plot less distances at both ends, in points.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
    }
    /// Returns the length of the plot less the same distance at both ends, in points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }
}

/// How values are spread over a scale.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Sendable { case linear, date, category, log, squareRoot, symmetricLog, power }
    let kind: Kind

    /// Evenly.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// By their logarithm.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// By their square root.
    public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
    /// By time.
    public static var date: ScaleType { ScaleType(kind: .date) }
    /// One after the other.
    public static var category: ScaleType { ScaleType(kind: .category) }
    /// By their logarithm on both sides of 0; evenly here.
    public static var symmetricLog: ScaleType {
        inert(.looks, in: ScaleType.self)
        return ScaleType(kind: .symmetricLog)
    }
    /// Returns the logarithm on both sides of 0 with a slope there; evenly here.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { symmetricLog }
    /// Returns a power; evenly here.
    public static func power(exponent: Double) -> ScaleType {
        inert(.looks, in: ScaleType.self)
        return ScaleType(kind: .power)
    }
}
