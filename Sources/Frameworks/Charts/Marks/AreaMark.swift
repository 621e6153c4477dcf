import SwiftUI

/// A value at the edge of an area through all that belong to it.
nonisolated public struct AreaMark: Mark {
    let description: MarkDescription

    /// Creates a value of the area of marks that look the same.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = MarkDescription(.area)
        mark.x = .value(x.plotted)
        mark.y = .value(y.plotted)
        mark.stacking = stacking
        description = mark
    }

    /// Creates a value of the area of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = MarkDescription(.area)
        mark.x = .value(x.plotted)
        mark.y = .value(y.plotted)
        mark.series = series.plotted
        mark.stacking = stacking
        description = mark
    }

    /// Creates the span of an area at a value of x.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = MarkDescription(.area)
        mark.x = .value(x.plotted)
        mark.y = .span(yStart.plotted, yEnd.plotted)
        description = mark
    }

    /// Creates the span of the area of a series at a value of x.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = MarkDescription(.area)
        mark.x = .value(x.plotted)
        mark.y = .span(yStart.plotted, yEnd.plotted)
        mark.series = series.plotted
        description = mark
    }

    /// Creates the span of an area at a value of y.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        var mark = MarkDescription(.area)
        mark.x = .span(xStart.plotted, xEnd.plotted)
        mark.y = .value(y.plotted)
        description = mark
    }

    /// Creates the span of the area of a series at a value of y.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = MarkDescription(.area)
        mark.x = .span(xStart.plotted, xEnd.plotted)
        mark.y = .value(y.plotted)
        mark.series = series.plotted
        description = mark
    }
}
