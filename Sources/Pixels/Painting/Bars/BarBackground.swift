import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// The background of a bar, with a shadow at its edge.
struct BarBackground {
    /// The edge of the bar that faces the content.
    enum Edge: Hashable {
        case top, bottom
    }

    let edge: Edge
    /// The background color; `nil` for the system's material.
    var color: Color?
    /// The background apart from its color, and the shadow.
    var looks = BarLooks()
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let background = behind + image
        return background + shadow(isUsual: !background.isEmpty)
    }

    /// The blur effect with the color in front of it, or the system's material.
    private var behind: [DrawingOperation] {
        let frame = context.frame
        guard let effect = looks.effect else {
            let fill = color ?? context.partColors[.bar] ?? context.palette.barMaterial
            return fill.alpha > 0 ? [.fill(.rect(frame), fill)] : []
        }
        var tint: [DrawingOperation] = []
        if let color = color ?? context.partColors[.bar], color.alpha > 0 { tint = [.fill(.rect(frame), color)] }
        // The system's own material is drawn as that of bars without any effect of their own.
        if effect == .systemChromeMaterial { return [.fill(.rect(frame), context.palette.barMaterial)] + tint }
        let material = context.palette.material(effect)
        return [.blurring(behind: frame, .fill(.rect(frame), material))] + tint
    }

    private var image: [DrawingOperation] {
        looks.image.map { ImagePainting(image: $0, mode: looks.imageMode, context: context).operations() } ?? []
    }

    /// Returns the shadow image or the line at the edge, which is usual for a bar with a background.
    private func shadow(isUsual: Bool) -> [DrawingOperation] {
        if let image = looks.shadowImage {
            let color = looks.shadowColor ?? context.palette.barHairline
            return ImagePainting(
                image: image, mode: .scaleToFill, context: context.inside(strip(image.size.height), tint: color)
            ).operations()
        }
        guard let color = looks.shadowColor ?? (isUsual ? context.palette.barHairline : nil), color.alpha > 0 else {
            return []
        }
        return [.fill(.rect(strip(context.hairline)), color)]
    }

    /// Returns a strip of a height outside the edge of the bar.
    private func strip(_ height: Double) -> Rect {
        let frame = context.frame
        let y = edge == .bottom ? frame.maxY : frame.minY - height
        return Rect(x: frame.minX, y: y, width: frame.width, height: height)
    }
}

extension DrawingOperation {
    /// Returns an operation over what lies behind a frame, blurred and with increased saturation, as in Apple's sample
    /// *Blurring and Tinting an Image*; the blur radius of the system's materials is not documented [unmeasured].
    static func blurring(behind frame: Rect, _ operation: DrawingOperation) -> DrawingOperation {
        var compositing = Compositing()
        compositing.clip = ClipPath(.rect(frame))
        compositing.backdrop = Backdrop(blur: 20, saturation: 1.8)
        return .composited(compositing, [operation])
    }
}
