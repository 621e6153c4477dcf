import SwiftUI

/// A value on a line through all that belong to it.
nonisolated public struct LineMark: Mark {
    let description: MarkDescription

    /// Creates a value of the line of marks that look the same.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        description = MarkDescription(.line, x: .value(x.plotted), y: .value(y.plotted))
    }

    /// Creates a value of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        description = MarkDescription(.line, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted)
    }
}
