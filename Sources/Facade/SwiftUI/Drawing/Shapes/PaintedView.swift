import LayoutSimInertness
import QuartzCore
import UIKit

/// Draws an outline with a paint: colors as a shape layer, all else as a view within the outline.
final class PaintedView: UIView {
    private var filling: UIView?
    private var shades: [InnerShadow] = []

    override class var layerClass: AnyClass { CAShapeLayer.self }

    func show(_ path: Path, _ paint: _Paint, _ mark: ShapeMark) {
        backgroundColor = nil
        alpha = CGFloat(paint.opacity)
        cast(paint.shadows)
        defer { shade(path, paint.shadows, mark) }
        set(paint.blendMode)
        guard let shape = layer as? CAShapeLayer else { return }
        if case .color(let color) = paint.kind {
            shape.draw(path.cgPath, color.cgColor, mark)
            filling?.removeFromSuperview()
            filling = nil
            return
        }
        shape.path = nil
        let filling = paint.filling(reusing: filling)
        if filling !== self.filling {
            self.filling?.removeFromSuperview()
            addSubview(filling)
            self.filling = filling
        }
        let area =
            path.boundingRect.isNull
            ? bounds : path.boundingRect.union(bounds).insetBy(dx: -mark.reach, dy: -mark.reach)
        filling.frame = area
        let mask = CAShapeLayer()
        mask.draw(path.offsetBy(dx: -area.minX, dy: -area.minY).cgPath, .black, mark)
        filling.layer.mask = mask
        paint.fill(filling, for: paint.rect ?? bounds)
    }

    /// Draws the shadows within the outline.
    private func shade(_ path: Path, _ shadows: [ShadowPaint], _ mark: ShapeMark) {
        for shade in shades { shade.removeFromSuperlayer() }
        let inner = shadows.filter(\.isInner)
        guard !inner.isEmpty else { return shades = [] }
        var form = path
        if case .stroke(let style) = mark { form = path.strokedPath(style) }
        shades = inner.map { InnerShadow($0, in: form.cgPath) }
        for shade in shades { layer.addSublayer(shade) }
    }

    private func cast(_ shadows: [ShadowPaint]) {
        let drops = shadows.filter { !$0.isInner }
        if drops.count > 1 { inert(.looks, in: ShadowStyle.self, "drop(color:radius:x:y:)") }
        layer.shadowOpacity = drops.isEmpty ? 0 : 1
        guard let drop = drops.last else { return }
        layer.shadowColor = drop.color.cgColor
        layer.shadowRadius = drop.radius
        layer.shadowOffset = drop.offset
    }

    private func set(_ mode: BlendMode) {
        if mode.filter == nil { inert(.looks, in: BlendMode.self, "\(mode)") }
        layer.compositingFilter = mode == .normal ? nil : mode.filter
    }
}

extension ShapeMark {
    /// How far the drawing reaches beyond the outline, in points.
    fileprivate var reach: CGFloat {
        switch self {
        case .fill: 0
        case .stroke(let style): style.lineWidth * max(1, style.lineJoin == .miter ? 2 : 1)
        }
    }
}

extension CAShapeLayer {
    /// Draws an outline in a color.
    func draw(_ path: CGPath, _ color: CGColor, _ mark: ShapeMark) {
        self.path = path
        switch mark {
        case .fill(let isEvenOdd):
            fillColor = color
            strokeColor = nil
            fillRule = isEvenOdd ? .evenOdd : .nonZero
        case .stroke(let style):
            fillColor = nil
            strokeColor = style.lineWidth > 0 ? color : nil
            lineWidth = style.lineWidth
            lineCap = style.lineCap == .round ? .round : style.lineCap == .square ? .square : .butt
            lineJoin = style.lineJoin == .round ? .round : style.lineJoin == .bevel ? .bevel : .miter
            miterLimit = style.miterLimit
            lineDashPattern = style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
            lineDashPhase = style.dashPhase
        }
    }
}
