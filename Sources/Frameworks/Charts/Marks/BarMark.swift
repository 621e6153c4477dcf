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
        var mark = MarkDescription(.bar)
        mark.x = .value(x.plotted)
        mark.y = .value(y.plotted)
        mark.width = width
        mark.height = height
        mark.stacking = stacking
        description = mark
    }

    /// Creates a bar at a value of x, between two values of y.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = MarkDescription(.bar)
        mark.x = .value(x.plotted)
        mark.y = .span(yStart.plotted, yEnd.plotted)
        mark.width = width
        description = mark
    }

    /// Creates a bar at a value of y, between two values of x.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = MarkDescription(.bar)
        mark.x = .span(xStart.plotted, xEnd.plotted)
        mark.y = .value(y.plotted)
        mark.height = height
        description = mark
    }

    /// Creates a bar at a value of x, between two distances in points.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = MarkDescription(.bar)
        mark.x = .value(x.plotted)
        mark.y = .fixedSpan(yStart, yEnd)
        mark.width = width
        mark.stacking = stacking
        description = mark
    }

    /// Creates a bar at a value of y, between two distances in points.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = MarkDescription(.bar)
        mark.x = .fixedSpan(xStart, xEnd)
        mark.y = .value(y.plotted)
        mark.height = height
        mark.stacking = stacking
        description = mark
    }

    /// Creates a bar between two values of x and two distances in points.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        var mark = MarkDescription(.bar)
        mark.x = .span(xStart.plotted, xEnd.plotted)
        mark.y = .fixedSpan(yStart, yEnd)
        description = mark
    }

    /// Creates a bar between two values of y and two distances in points.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = MarkDescription(.bar)
        mark.x = .fixedSpan(xStart, xEnd)
        mark.y = .span(yStart.plotted, yEnd.plotted)
        description = mark
    }
}
