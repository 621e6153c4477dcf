public import CoreGraphics
import SwiftUI

/// A straight line at a value.
nonisolated public struct RuleMark: Mark {
    let description: MarkDescription

    /// Creates a line at a value of x, between two values of y.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = MarkDescription(.rule)
        mark.x = .value(x.plotted)
        mark.y = .span(yStart.plotted, yEnd.plotted)
        description = mark
    }

    /// Creates a line at a value of y, between two values of x.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        var mark = MarkDescription(.rule)
        mark.x = .span(xStart.plotted, xEnd.plotted)
        mark.y = .value(y.plotted)
        description = mark
    }

    /// Creates a line at a value of x, between two distances in points.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        var mark = MarkDescription(.rule)
        mark.x = .value(x.plotted)
        mark.y = .fixedSpan(yStart, yEnd)
        description = mark
    }

    /// Creates a line at a value of y, between two distances in points.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        var mark = MarkDescription(.rule)
        mark.x = .fixedSpan(xStart, xEnd)
        mark.y = .value(y.plotted)
        description = mark
    }

    /// Creates a line between two values of x, at a distance in points.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        var mark = MarkDescription(.rule)
        mark.x = .span(xStart.plotted, xEnd.plotted)
        mark.y = .fixed(y)
        description = mark
    }

    /// Creates a line between two values of y, at a distance in points.
    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var mark = MarkDescription(.rule)
        mark.x = .fixed(x)
        mark.y = .span(yStart.plotted, yEnd.plotted)
        description = mark
    }
}
