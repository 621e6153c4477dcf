public import CoreGraphics
public import SwiftUI

/// A form that is drawn at values.
nonisolated public protocol ChartSymbolShape: Shape {
    /// The rectangle in a square of 1 by 1 in which the form seems to be as large as a circle that fills the square.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// A square of 1 by 1.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// One of the forms that charts have by themselves.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: CaseIterable, Sendable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { SymbolOutline(rect).path(of: kind) }

    /// The rectangle in which the form has the area of a circle that fills a square of 1 by 1.
    public var perceptualUnitRect: CGRect {
        let size = kind.unitSize
        return CGRect(x: (1 - size) / 2, y: (1 - size) / 2, width: size, height: size)
    }

    /// Returns the line of the form within it, of a width in points.
    public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
        StrokedSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension BasicChartSymbolShape.Kind {
    /// The side of the square around the form that has the area of a circle of diameter 1.
    fileprivate var unitSize: CGFloat {
        switch self {
        case .circle: 1
        case .square: 0.8862
        case .triangle: 1.2533
        case .diamond: 1.2533
        case .pentagon: 1.0278
        case .plus, .cross, .asterisk: 1
        }
    }
}

/// The line of a form within it.
nonisolated struct StrokedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
    let base: Base
    let style: StrokeStyle

    func path(in rect: CGRect) -> Path {
        let inset = min(style.lineWidth / 2, rect.width / 2, rect.height / 2)
        return base.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
    }

    var perceptualUnitRect: CGRect { base.perceptualUnitRect }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// Returns the line of the form within it, of a width in points.
    public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
        StrokedSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Returns the line of the form within it.
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { StrokedSymbol(base: self, style: style) }
}

extension Circle: ChartSymbolShape {}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A form with five corners.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// A plus.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// A star of three lines.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A form at values of any type.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape

    /// Creates a form of any type.
    public init(_ shape: any ChartSymbolShape) { self.shape = (shape as? AnyChartSymbolShape)?.shape ?? shape }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The rectangle in a square of 1 by 1 in which the form seems to be as large as a circle that fills the square.
    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
}
