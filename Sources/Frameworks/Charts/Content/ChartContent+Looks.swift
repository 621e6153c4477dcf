public import CoreGraphics
public import SwiftUI

extension ChartContent {
    /// Draws marks in a style; marks that have one already keep it.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return changed { if $0.looks.foreground == nil { $0.looks.foreground = .look(style) } }
    }
    /// Draws marks in the style that a scale has for a value, and puts those with other values on top of them.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.looks.foreground == nil { $0.looks.foreground = .by(value.plotted) } }
    }
    /// Makes marks transparent, from 0 to 1.
    public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
        changed { $0.looks.opacity *= opacity }
    }
    /// Gives bars, rectangles and sectors round corners, with a radius in points.
    public nonisolated func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        changed {
            if $0.looks.corners == nil { $0.looks.corners = MarkLooks.Corners(radius: radius, style: style) }
        }
    }
    /// Draws lines in a style.
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changed { if $0.looks.lineStyle == nil { $0.looks.lineStyle = .look(style) } }
    }
    /// Draws lines in the style that a scale has for a value.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.looks.lineStyle == nil { $0.looks.lineStyle = .by(value.plotted) } }
    }
    /// Says how lines and areas run between values.
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { if $0.looks.interpolation == nil { $0.looks.interpolation = method } }
    }
    /// Lets styles run over the plot and not over each mark.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changed { $0.looks.alignsWithPlot = aligns }
    }
    /// Clips marks to a form in the rectangle around each.
    public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        let shape = AnyShape(shape)
        return changed { if $0.looks.clip == nil { $0.looks.clip = shape } }
    }
    /// Shows marks where others are: what those cover, they show.
    public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedContent(content: self, mask: content())
    }
    /// Blurs marks by a radius in points.
    public nonisolated func blur(radius: CGFloat) -> some ChartContent {
        changed { $0.looks.blur = max($0.looks.blur, radius) }
    }
    /// Lets marks cast a shadow, in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        let shadow = MarkLooks.Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
        return changed { if $0.looks.shadow == nil { $0.looks.shadow = shadow } }
    }
    /// Draws marks with a greater number in front of those with a lesser one.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { changed { $0.looks.zIndex += value } }
}

extension ChartContent {
    /// Moves marks, in points.
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }
    /// Moves marks, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }
    /// Moves marks and the ends of their width, in points.
    public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }
    /// Moves marks and the ends of their height, in points.
    public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }
    /// Moves the ends of marks, in points.
    public nonisolated func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        changed {
            $0.looks.startOffset.width += xStart
            $0.looks.startOffset.height += yStart
            $0.looks.endOffset.width += xEnd
            $0.looks.endOffset.height += yEnd
        }
    }
    /// Puts marks at the same place beside each other, in the order of a value.
    public nonisolated func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        let position = MarkLooks.Position(value: value.plotted, axis: axis, span: span)
        return changed { if $0.looks.position == nil { $0.looks.position = position } }
    }
}
