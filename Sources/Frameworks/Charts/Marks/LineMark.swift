import SwiftUI

/// A value on a line through all that belong to it.
nonisolated public struct LineMark: Mark {
    let description: MarkDescription

    /// Creates a value of the line of marks that look the same.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = MarkDescription(.line)
        mark.x = .value(x.plotted)
        mark.y = .value(y.plotted)
        description = mark
    }

    /// Creates a value of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = MarkDescription(.line)
        mark.x = .value(x.plotted)
        mark.y = .value(y.plotted)
        mark.series = series.plotted
        description = mark
    }
}
