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
        description = MarkDescription(
            .rectangle, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height)
    }

    /// Creates a rectangle at a value of x, between two values of y.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        description = MarkDescription(
            .rectangle, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted), width: width)
    }

    /// Creates a rectangle at a value of y, between two values of x.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        description = MarkDescription(
            .rectangle, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
    }

    /// Creates a rectangle between two values on each axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        description = MarkDescription(
            .rectangle, x: .span(xStart.plotted, xEnd.plotted), y: .span(yStart.plotted, yEnd.plotted))
    }

    /// Creates a rectangle at a value of x, between two distances in points.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        description = MarkDescription(.rectangle, x: .value(x.plotted), y: .fixedSpan(yStart, yEnd), width: width)
    }

    /// Creates a rectangle at a value of y, between two distances in points.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        description = MarkDescription(.rectangle, x: .fixedSpan(xStart, xEnd), y: .value(y.plotted), height: height)
    }

    /// Creates a rectangle between two values of x and two distances in points.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        description = MarkDescription(.rectangle, x: .span(xStart.plotted, xEnd.plotted), y: .fixedSpan(yStart, yEnd))
    }

    /// Creates a rectangle between two values of y and two distances in points.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        description = MarkDescription(.rectangle, x: .fixedSpan(xStart, xEnd), y: .span(yStart.plotted, yEnd.plotted))
    }
}
