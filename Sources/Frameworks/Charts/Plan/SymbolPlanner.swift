import CoreGraphics
import SwiftUI

/// Gives symbols their places.
struct SymbolPlanner {
    let looks: ChartLooks

    /// Returns the symbol of a mark around a point.
    func planned(_ mark: MarkDescription, at point: CGPoint, _ style: AnyShapeStyle) -> PlannedMark {
        if case .look(.view(let view)) = mark.looks.symbol { return PlannedMark(mark, square(point, 0), .view(view)) }
        let shape = shape(of: mark)
        let frame = frame(of: mark, shape, at: point)
        return PlannedMark(mark, frame, .fill(style), shape.path(in: frame))
    }

    /// Returns what is only spoken of a value.
    func spoken(_ mark: MarkDescription, at point: CGPoint) -> PlannedMark {
        PlannedMark(mark, square(point, ChartMetrics.legendSymbol), .nothing)
    }

    private func shape(of mark: MarkDescription) -> AnyChartSymbolShape {
        switch mark.looks.symbol {
        case .look(.shape(let shape)): shape
        case .by(let value): looks.symbols[value.datum] ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
        case .look(.view), nil: AnyChartSymbolShape(BasicChartSymbolShape.circle)
        }
    }

    private func frame(of mark: MarkDescription, _ shape: AnyChartSymbolShape, at point: CGPoint) -> CGRect {
        switch mark.looks.symbolSize {
        case .look(.size(let size)):
            return CGRect(
                x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        case .look(.area(let area)): return frame(shape, area, at: point)
        case .by(let value): return frame(shape, looks.sizes[value.datum] ?? ChartMetrics.symbolArea, at: point)
        case nil: return frame(shape, ChartMetrics.symbolArea, at: point)
        }
    }

    /// Returns the rectangle in which a form seems to have an area.
    func frame(_ shape: AnyChartSymbolShape, _ area: CGFloat, at point: CGPoint) -> CGRect {
        let diameter = 2 * (max(area, 0) / CGFloat.pi).squareRoot()
        let unit = shape.perceptualUnitRect
        return CGRect(
            x: point.x + (unit.minX - 0.5) * diameter, y: point.y + (unit.minY - 0.5) * diameter,
            width: unit.width * diameter, height: unit.height * diameter)
    }

    private func square(_ point: CGPoint, _ side: CGFloat) -> CGRect {
        CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    }
}
