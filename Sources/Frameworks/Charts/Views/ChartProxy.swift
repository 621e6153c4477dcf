public import Foundation
public import SwiftUI

/// The scales of a chart and its plot.
public struct ChartProxy: Sendable {
    /// What scales have, beside the chart's views.
    struct Scales: Sendable {
        let x: PositionScale?
        let y: PositionScale?
        let plot: CGRect
        nonisolated(unsafe) let looks: ChartLooks
        nonisolated(unsafe) let selections: ChartSelections
        let sum: @MainActor (CGPoint) -> Datum?
    }

    private let scales: Scales
    private nonisolated(unsafe) let geometry: GeometryProxy

    @MainActor init(plan: ChartPlan, geometry: GeometryProxy) {
        scales = Scales(
            x: plan.seenX, y: plan.y, plot: plan.seenPlot, looks: plan.model.looks,
            selections: plan.model.settings.selection,
            sum: plan.sum)
        unsafe self.geometry = geometry
    }

    /// The size of the plot, in points.
    public var plotSize: CGSize { scales.plot.size }
    /// The size of the plot, in points.
    public var plotAreaSize: CGSize { scales.plot.size }
    /// The rectangle of the plot.
    public var plotFrame: Anchor<CGRect>? { unsafe geometry.anchor(of: scales.plot) }
    /// The rectangle of the plot.
    public var plotAreaFrame: Anchor<CGRect> { unsafe geometry.anchor(of: scales.plot) }
    /// The rectangle of the plot.
    public var plotContainerFrame: Anchor<CGRect>? { unsafe geometry.anchor(of: scales.plot) }
}

extension ChartProxy {
    /// Returns where a value of x is, in points of the plot; `nil` for one that the axis does not have.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        scales.x?.position(of: value.primitivePlottable._datum)
    }
    /// Returns the room of a value of x, in points of the plot; `nil` for one that the axis does not have.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        guard let scale = scales.x, let middle = scale.position(of: value.primitivePlottable._datum) else { return nil }
        let half = abs(scale.step) / 2
        return (middle - half)...(middle + half)
    }
    /// Returns the value of x at a distance in points of the plot; `nil` where there is none.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        scales.x?.datum(at: position)?.value(as: P.self)
    }
    /// Returns the values of the x axis, or the least and the greatest one.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        scales.x?.domain.data.compactMap { $0.value(as: P.self) } ?? []
    }
    /// Selects the value of x at a distance in points of the plot.
    @MainActor @preconcurrency public func selectXValue(at position: CGFloat) {
        unsafe scales.selections.x?(scales.x?.datum(at: position))
    }
    /// Returns where a value of y is, in points of the plot; `nil` for one that the axis does not have.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        scales.y?.position(of: value.primitivePlottable._datum)
    }
    /// Returns the room of a value of y, in points of the plot; `nil` for one that the axis does not have.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        guard let scale = scales.y, let middle = scale.position(of: value.primitivePlottable._datum) else { return nil }
        let half = abs(scale.step) / 2
        return (middle - half)...(middle + half)
    }
    /// Returns the value of y at a distance in points of the plot; `nil` where there is none.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        scales.y?.datum(at: position)?.value(as: P.self)
    }
    /// Returns the values of the y axis, or the least and the greatest one.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        scales.y?.domain.data.compactMap { $0.value(as: P.self) } ?? []
    }
    /// Selects the value of y at a distance in points of the plot.
    @MainActor @preconcurrency public func selectYValue(at position: CGFloat) {
        unsafe scales.selections.y?(scales.y?.datum(at: position))
    }
    /// Returns where values are, in points of the plot; `nil` for those that an axis does not have.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// Returns the values at a point of the plot; `nil` where there are none.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
    /// Returns the angle of a point of the plot around its middle, from the top on, clockwise.
    @MainActor @preconcurrency public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        let middle = CGPoint(x: plotSize.width / 2, y: plotSize.height / 2)
        let point = CGPoint(x: middle.x, y: middle.y - 1)
        let turned = point.applying(
            CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: CGFloat(angle.radians))
                .translatedBy(x: -middle.x, y: -middle.y))
        return scales.sum(turned)?.value(as: P.self)
    }
    /// Returns the style of a value; `nil` for one that the scale does not have.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        unsafe scales.looks.foreground[value.primitivePlottable._datum]
    }
    /// Returns the symbol of a value; `nil` for one that the scale does not have.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        unsafe scales.looks.symbols[value.primitivePlottable._datum]
    }
    /// Returns the area of a value's symbol, in square points; `nil` for one that the scale does not have.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        unsafe scales.looks.sizes[value.primitivePlottable._datum]
    }
    /// Returns the style of a value's line; `nil` for one that the scale does not have.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        unsafe scales.looks.lines[value.primitivePlottable._datum]
    }
}

extension Domain {
    /// The values, or the least and the greatest one.
    var data: [Datum] {
        switch self {
        case .categories(let names): names.map { .category($0) }
        case .numbers(let lower, let upper): [.number(lower), .number(upper)]
        case .dates(let lower, let upper): [.date(lower), .date(upper)]
        }
    }
}

extension ChartPlan {
    /// Where the plot is seen in the chart, in points from its left side.
    var seenPlot: CGRect {
        isMirrored ? CGRect(x: size.width - plot.maxX, y: plot.minY, width: plot.width, height: plot.height) : plot
    }
}
