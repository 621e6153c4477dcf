public import CoreGraphics
import SwiftUI

/// A bar for a value.
nonisolated public struct BarMark: Mark {
    let description: MarkDescription

    /// Creates a bar at a value on one axis that is as long as a value on the other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        description = MarkDescription(
            .bar, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height, stacking: stacking)
    }

    /// Creates a bar at a value of x, between two values of y.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        description = MarkDescription(.bar, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted), width: width)
    }

    /// Creates a bar at a value of y, between two values of x.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        description = MarkDescription(
            .bar, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
    }

    /// Creates a bar at a value of x, between two distances in points.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        description = MarkDescription(
            .bar, x: .value(x.plotted), y: .fixedSpan(yStart, yEnd), width: width, stacking: stacking)
    }

    /// Creates a bar at a value of y, between two distances in points.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        description = MarkDescription(
            .bar, x: .fixedSpan(xStart, xEnd), y: .value(y.plotted), height: height, stacking: stacking)
    }

    /// Creates a bar between two values of x and two distances in points.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        description = MarkDescription(.bar, x: .span(xStart.plotted, xEnd.plotted), y: .fixedSpan(yStart, yEnd))
    }

    /// Creates a bar between two values of y and two distances in points.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        description = MarkDescription(.bar, x: .fixedSpan(xStart, xEnd), y: .span(yStart.plotted, yEnd.plotted))
    }
}
