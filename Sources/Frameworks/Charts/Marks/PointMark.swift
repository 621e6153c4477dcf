public import CoreGraphics
import SwiftUI

/// A symbol at a value.
nonisolated public struct PointMark: Mark {
    let description: MarkDescription

    /// Creates a symbol at a value on each axis.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        description = MarkDescription(.point, x: .value(x.plotted), y: .value(y.plotted))
    }

    /// Creates a symbol at a value of x, at a distance in points.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        description = MarkDescription(.point, x: .value(x.plotted), y: .fixed(y))
    }

    /// Creates a symbol at a value of y, at a distance in points.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        description = MarkDescription(.point, x: .fixed(x), y: .value(y.plotted))
    }
}
