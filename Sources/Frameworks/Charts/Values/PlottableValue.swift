public import Foundation
public import SwiftUI

/// A value that a mark plots, with the words for what it is.
public struct PlottableValue<Value: Plottable> {
    let plotted: PlottedValue

    init(_ label: Text, _ value: Value) {
        plotted = PlottedValue(label: label, datum: value.primitivePlottable._datum)
    }

    init(_ label: Text, _ lower: Value, _ upper: Value) {
        let datum = lower.primitivePlottable._datum
        plotted = PlottedValue(label: label, datum: datum, end: upper.primitivePlottable._datum)
    }
}

extension PlottableValue {
    /// Returns a value with its words.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label, value) }
    /// Returns a value with its words, which a table of languages has.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }
    /// Returns a value with its words.
    @_disfavoredOverload public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
        PlottableValue(Text(label), value)
    }
    /// Returns a value with its words, which a table of languages has.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ value: Value
    ) -> PlottableValue { PlottableValue(Text(labelResource), value) }
}

extension PlottableValue where Value: Comparable {
    /// Returns a span of values with its words.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound, range.upperBound)
    }
    /// Returns a span of values with its words, which a table of languages has.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        value(Text(labelKey), range)
    }
    /// Returns a span of values with its words.
    @_disfavoredOverload public static func value(
        _ label: some StringProtocol, _ range: Range<Value>
    ) -> PlottableValue { value(Text(label), range) }
    /// Returns the span of a bin with its words.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound, range.upperBound)
    }
    /// Returns the span of a bin with its words, which a table of languages has.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        value(Text(labelKey), range)
    }
    /// Returns the span of a bin with its words.
    @_disfavoredOverload public static func value(
        _ label: some StringProtocol, _ range: ChartBinRange<Value>
    ) -> PlottableValue { value(Text(label), range) }
}

extension PlottableValue where Value == Date {
    /// Returns the whole unit of time around a date, with its words.
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        guard let span = calendar.dateInterval(of: unit, for: date) else { return PlottableValue(label, date) }
        return PlottableValue(label, span.start, span.end)
    }
    /// Returns the whole unit of time around a date, with its words, which a table of languages has.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { value(Text(labelKey), date, unit: unit, calendar: calendar) }
    /// Returns the whole unit of time around a date, with its words.
    @_disfavoredOverload public static func value(
        _ label: some StringProtocol, _ date: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { value(Text(label), date, unit: unit, calendar: calendar) }
}
