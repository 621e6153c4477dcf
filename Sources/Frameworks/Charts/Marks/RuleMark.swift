public import CoreGraphics
import SwiftUI

/// A straight line at a value.
nonisolated public struct RuleMark: Mark {
    let description: MarkDescription

    /// Creates a line at a value of x, between two values of y.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        description = MarkDescription(.rule, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted))
    }

    /// Creates a line at a value of y, between two values of x.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        description = MarkDescription(.rule, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    }

    /// Creates a line at a value of x, between two distances in points.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        description = MarkDescription(.rule, x: .value(x.plotted), y: .fixedSpan(yStart, yEnd))
    }

    /// Creates a line at a value of y, between two distances in points.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        description = MarkDescription(.rule, x: .fixedSpan(xStart, xEnd), y: .value(y.plotted))
    }

    /// Creates a line between two values of x, at a distance in points.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        description = MarkDescription(.rule, x: .span(xStart.plotted, xEnd.plotted), y: .fixed(y))
    }

    /// Creates a line between two values of y, at a distance in points.
    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        description = MarkDescription(.rule, x: .fixed(x), y: .span(yStart.plotted, yEnd.plotted))
    }
}
