// swift-format-ignore-file: NoLeadingUnderscores
public import SwiftUI

/// A line through the values of a function.
nonisolated public struct LinePlot<Content> {
    let content: Content
}

/// An area below the values of a function, or between those of two.
nonisolated public struct AreaPlot<Content> {
    let content: Content
}

/// The line of a function, at values that are close to each other.
nonisolated public struct FunctionLinePlotContent: ChartContent {
    let function: PlottedFunction

    /// Adds the values.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        for mark in content.function.marks(.line) { outputs.append(mark) }
    }
    /// A function has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// The area of a function, at values that are close to each other.
nonisolated public struct FunctionAreaPlotContent: ChartContent {
    let function: PlottedFunction

    /// Adds the values.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        for mark in content.function.marks(.area) { outputs.append(mark) }
    }
    /// A function has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension LinePlot: ChartContent where Content: ChartContent {
    /// Adds the line.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        outputs.add(content.content)
    }
    /// A line has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension AreaPlot: ChartContent where Content: ChartContent {
    /// Adds the area.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        outputs.add(content.content)
    }
    /// An area has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension LinePlot where Content == FunctionLinePlotContent {
    /// Creates the line of a function in a domain.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            function: PlottedFunction(Text(x), Text(y), domain) { (0, function($0)) })
    }
    /// Creates the line of a function in a domain.
    @_disfavoredOverload public init(
        x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            function: PlottedFunction(Text(x), Text(y), domain) { (0, function($0)) })
    }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// Creates the area between a function and 0 in a domain.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        content = FunctionAreaPlotContent(
            function: PlottedFunction(Text(x), Text(y), domain) { (0, function($0)) })
    }
    /// Creates the area between two functions in a domain.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionAreaPlotContent(
            function: PlottedFunction(Text(x), Text(yStart), domain) {
                let ends = function($0)
                return (ends.yStart, ends.yEnd)
            })
    }
}

/// A function as values that are close to each other; how close, and the domain of one that says none, are chosen.
nonisolated struct PlottedFunction {
    private static let steps = 200

    private let x: Text
    private let y: Text
    private let domain: ClosedRange<Double>
    private let ends: (Double) -> (Double, Double)
    private let line = SourceLine()

    init(_ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ ends: @escaping (Double) -> (Double, Double)) {
        (self.x, self.y, self.domain, self.ends) = (x, y, domain ?? -10...10, ends)
    }

    /// Returns a mark for each value; numbers that are none are left out.
    func marks(_ kind: MarkDescription.Kind) -> [MarkDescription] {
        (0...Self.steps).compactMap { step in
            let place =
                domain.lowerBound
                + (domain.upperBound - domain.lowerBound) * Double(step) / Double(Self.steps)
            let (start, end) = ends(place)
            guard start.isFinite, end.isFinite else { return nil }
            var mark = MarkDescription(kind)
            mark.x = .value(PlottedValue(label: x, datum: .number(place)))
            let value = PlottedValue(label: y, datum: .number(end))
            mark.y = kind == .line ? .value(value) : .span(PlottedValue(label: y, datum: .number(start)), value)
            mark.looks.spoken.isHidden = true
            mark.line = line
            return mark
        }
    }
}
