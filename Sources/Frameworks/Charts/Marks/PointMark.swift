public import CoreGraphics
import SwiftUI

/// A symbol at a value.
nonisolated public struct PointMark: Mark {
    let description: MarkDescription

    /// Creates a symbol at a value on each axis.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = MarkDescription(.point)
        mark.x = .value(x.plotted)
        mark.y = .value(y.plotted)
        description = mark
    }

    /// Creates a symbol at a value of x, at a distance in points.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        var mark = MarkDescription(.point)
        mark.x = .value(x.plotted)
        mark.y = .fixed(y)
        description = mark
    }

    /// Creates a symbol at a value of y, at a distance in points.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        var mark = MarkDescription(.point)
        mark.x = .fixed(x)
        mark.y = .value(y.plotted)
        description = mark
    }
}
