import SwiftUI

/// A value at the edge of an area through all that belong to it.
nonisolated public struct AreaMark: Mark {
    let description: MarkDescription

    /// Creates a value of the area of marks that look the same.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        description = MarkDescription(.area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking)
    }

    /// Creates a value of the area of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        description = MarkDescription(
            .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking, series: series.plotted)
    }

    /// Creates the span of an area at a value of x.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        description = MarkDescription(.area, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted))
    }

    /// Creates the span of the area of a series at a value of x.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        description = MarkDescription(
            .area, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted), series: series.plotted)
    }

    /// Creates the span of an area at a value of y.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        description = MarkDescription(.area, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    }

    /// Creates the span of the area of a series at a value of y.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        description = MarkDescription(
            .area, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted), series: series.plotted)
    }
}
