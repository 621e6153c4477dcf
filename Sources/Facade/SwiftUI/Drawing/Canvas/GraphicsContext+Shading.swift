public import CoreGraphics
import UIKit

extension GraphicsContext {
    /// A color or pattern with which a canvas is drawn.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }

        let kind: Kind

        /// Returns a color.
        public static func color(_ color: Color) -> Shading { .style(color) }
        /// Returns a color of numbers.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// Returns a gray.
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
            -> Shading
        {
            .style(Color(colorSpace, white: white, opacity: opacity))
        }
        /// Returns a style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        /// The style of the content.
        public static var foreground: Shading { .style(ForegroundStyle()) }
        /// The color behind the canvas, which is taken as clear here.
        public static var backdrop: Shading { .style(Color.clear) }
        /// Returns the first of several.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
        /// Returns a gradient along a line, in points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }
        /// Returns a gradient from a circle outward, in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }
        /// Returns a gradient around a point.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }
        /// Returns a net of colors.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }
        /// Returns a picture in tiles.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
        }
    }

    /// How a gradient goes on beyond its ends, where it always has its last color here.
    public struct GradientOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// It begins anew.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// It goes back and forth.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Its colors mix as light does.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        paint(path, shading, CGPathFillRule(style.isEOFilled))
    }
    /// Draws the line of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        paint(path.strokedPath(style), shading, .winding)
    }
    /// Draws the line of a path, of a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(_ path: Path, _ shading: Shading, _ rule: CGPathFillRule) {
        drawing { target in
            target.beginPath()
            target.addPath(path.cgPath)
            if let gradient = shading.gradient(for: path.boundingRect, environment) {
                target.clip(using: rule)
                gradient(target)
                return
            }
            guard case .style(let style) = shading.kind else { return }
            let paint = style._paint(0, in: environment)
            if case .mesh(let mesh) = paint.kind {
                target.clip(using: rule)
                mesh.draw(in: path.boundingRect, target)
                return
            }
            target.setFillColor(paint.color.cgColor)
            target.fillPath(using: rule)
        }
    }
}

extension GraphicsContext.Shading {
    /// Returns what draws the gradient over the clipping area of a path's rectangle; `nil` for all else.
    fileprivate func gradient(for rect: CGRect, _ environment: EnvironmentValues) -> ((CGContext) -> Void)? {
        let ends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch kind {
        case .linear(let gradient, let start, let end):
            return { $0.drawLinearGradient(gradient.drawn(environment), start: start, end: end, options: ends) }
        case .radial(let gradient, let center, let start, let end):
            return {
                $0.drawRadialGradient(
                    gradient.drawn(environment), startCenter: center, startRadius: start, endCenter: center,
                    endRadius: end, options: ends)
            }
        case .conic(let gradient, let center, let angle):
            return {
                $0.drawConicGradient(gradient.drawn(environment), center: center, angle: CGFloat(angle.radians))
            }
        case .style(let style):
            guard case .gradient(let paint) = style._paint(0, in: environment).kind else { return nil }
            return { paint.draw(in: rect, $0) }
        }
    }
}

extension Gradient {
    fileprivate func drawn(_ environment: EnvironmentValues) -> CGGradient {
        GradientPaint.drawn(resolvedStops(0, in: environment))
    }
}

extension GradientPaint {
    fileprivate static func drawn(_ stops: [Stop]) -> CGGradient {
        CGGradient(stops: CGGradient.stops(stops.map(\.color.cgColor), stops.map(\.location)))
    }

    /// Draws the gradient of a rectangle over the clipping area.
    fileprivate func draw(in rect: CGRect, _ context: CGContext) {
        let ends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let gradient = Self.drawn(layerStops)
        switch form {
        case .linear(let start, let end):
            context.drawLinearGradient(gradient, start: start.place(in: rect), end: end.place(in: rect), options: ends)
        case .radial(let center, _, let radius):
            let middle = center.place(in: rect)
            context.drawRadialGradient(
                gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: radius, options: ends)
        case .elliptical(let center, _, let part):
            let middle = center.place(in: rect)
            context.saveGState()
            context.translateBy(x: middle.x, y: middle.y)
            context.scaleBy(x: 1, y: rect.width > 0 ? rect.height / rect.width : 1)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: rect.width * part,
                options: ends)
            context.restoreGState()
        case .angular(let center, let start, _):
            context.drawConicGradient(gradient, center: center.place(in: rect), angle: CGFloat(start.radians))
        }
    }
}
