public import CoreGraphics
import SwiftUI

/// A rectangle between values.
nonisolated public struct RectangleMark: Mark {
    let description: MarkDescription

    /// Creates a rectangle at a value on each axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var mark = MarkDescription(.rectangle)
        mark.x = .value(x.plotted)
        mark.y = .value(y.plotted)
        mark.width = width
        mark.height = height
        description = mark
    }

    /// Creates a rectangle at a value of x, between two values of y.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = MarkDescription(.rectangle)
        mark.x = .value(x.plotted)
        mark.y = .span(yStart.plotted, yEnd.plotted)
        mark.width = width
        description = mark
    }

    /// Creates a rectangle at a value of y, between two values of x.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = MarkDescription(.rectangle)
        mark.x = .span(xStart.plotted, xEnd.plotted)
        mark.y = .value(y.plotted)
        mark.height = height
        description = mark
    }

    /// Creates a rectangle between two values on each axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = MarkDescription(.rectangle)
        mark.x = .span(xStart.plotted, xEnd.plotted)
        mark.y = .span(yStart.plotted, yEnd.plotted)
        description = mark
    }

    /// Creates a rectangle at a value of x, between two distances in points.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        var mark = MarkDescription(.rectangle)
        mark.x = .value(x.plotted)
        mark.y = .fixedSpan(yStart, yEnd)
        mark.width = width
        description = mark
    }

    /// Creates a rectangle at a value of y, between two distances in points.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = MarkDescription(.rectangle)
        mark.x = .fixedSpan(xStart, xEnd)
        mark.y = .value(y.plotted)
        mark.height = height
        description = mark
    }

    /// Creates a rectangle between two values of x and two distances in points.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        var mark = MarkDescription(.rectangle)
        mark.x = .span(xStart.plotted, xEnd.plotted)
        mark.y = .fixedSpan(yStart, yEnd)
        description = mark
    }

    /// Creates a rectangle between two values of y and two distances in points.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = MarkDescription(.rectangle)
        mark.x = .fixedSpan(xStart, xEnd)
        mark.y = .span(yStart.plotted, yEnd.plotted)
        description = mark
    }
}
