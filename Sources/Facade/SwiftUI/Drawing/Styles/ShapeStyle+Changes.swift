// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics

/// A shadow of a style: behind what is drawn, or in it.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// A shadow behind what is drawn; lengths are points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }
    /// A shadow within what is drawn; lengths are points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

/// A style with a change.
struct ChangedStyle<Base: ShapeStyle>: ShapeStyle {
    enum Change: Sendable {
        case opacity(Double)
        case blendMode(BlendMode)
        case shadow(ShadowStyle)
        case rect(CGRect)
    }

    let base: Base
    let change: Change

    func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        var paint = base._paint(level, in: environment)
        switch change {
        case .opacity(let opacity): return paint.faded(by: opacity)
        case .blendMode(let mode): paint.blendMode = mode
        case .rect(let rect): paint.rect = rect
        case .shadow(let shadow):
            paint.shadows.append(
                ShadowPaint(
                    color: shadow.color.uiColor(in: environment), radius: shadow.radius, offset: shadow.offset,
                    isInner: shadow.isInner))
        }
        return paint
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle { ChangedStyle(base: self, change: .opacity(opacity)) }
    /// Returns the style mixed with what is behind in a mode.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { ChangedStyle(base: self, change: .blendMode(mode)) }
    /// Returns the style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ChangedStyle(base: self, change: .shadow(style)) }
    /// Returns the style as it is in a rectangle, whatever shape it fills.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { ChangedStyle(base: self, change: .rect(rect)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The style of the content with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    /// The style of the content mixed with what is behind in a mode.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    /// The style of the content with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
