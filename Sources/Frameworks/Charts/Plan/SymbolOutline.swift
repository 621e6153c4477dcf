import CoreGraphics
import SwiftUI

/// The outlines of symbols in a rectangle.
nonisolated struct SymbolOutline {
    private let rect: CGRect

    init(_ rect: CGRect) { self.rect = rect }

    /// Returns the outline of a form.
    func path(of kind: BasicChartSymbolShape.Kind) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 8)
        case .triangle: polygon([(0.5, 0), (1, 1), (0, 1)])
        case .diamond: polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
        case .pentagon: polygon([(0.5, 0), (1, 0.363), (0.809, 0.951), (0.191, 0.951), (0, 0.363)])
        case .plus: strokes([((0.5, 0), (0.5, 1)), ((0, 0.5), (1, 0.5))])
        case .cross: strokes([((0, 0), (1, 1)), ((1, 0), (0, 1))])
        case .asterisk: strokes([((0.5, 0), (0.5, 1)), ((0.067, 0.25), (0.933, 0.75)), ((0.933, 0.25), (0.067, 0.75))])
        }
    }

    private func point(_ unit: (Double, Double), in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + rect.width * CGFloat(unit.0), y: rect.minY + rect.height * CGFloat(unit.1))
    }

    private func polygon(_ corners: [(Double, Double)]) -> Path {
        Path { path in
            path.addLines(corners.map { point($0, in: rect) })
            path.closeSubpath()
        }
    }

    /// Lines of a third of the rectangle's width with round ends; the width is chosen.
    private func strokes(_ lines: [((Double, Double), (Double, Double))]) -> Path {
        let width = min(rect.width, rect.height) / 3
        let inner = rect.insetBy(dx: width / 2, dy: width / 2)
        let path = Path { path in
            for (start, end) in lines {
                path.move(to: point(start, in: inner))
                path.addLine(to: point(end, in: inner))
            }
        }
        return path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
    }
}
