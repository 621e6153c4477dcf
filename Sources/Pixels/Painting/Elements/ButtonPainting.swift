import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// A button: its background, its image, its title and its subtitle.
struct ButtonPainting {
    let button: Button
    let context: PaintingContext
    /// The shadow of the title.
    var shadow: TextShadow?

    func operations() -> [DrawingOperation] {
        guard !button.hasViewsOfParts else { return background }
        let parts = ButtonParts(
            button, in: context.frame, typesetter: context.text.typesetter, grid: context.text.grid)
        let image = picture(in: parts.image)
        let title = parts.titleLayout.map { context.text.label($0, titleColor, in: parts.title, shadow: shadow) }
        let subtitle = parts.subtitleLayout.map { context.text.label($0, titleColor, in: parts.subtitle) }
        return background + backgroundImage + image + (title ?? []) + (subtitle ?? [])
    }

    private func picture(in frame: Rect) -> [DrawingOperation] {
        guard !button.showsActivityIndicator else {
            return ActivityIndicatorPainting(context: context.inside(frame), color: titleColor).operations()
        }
        return button.image.map { image in
            ImagePainting(image: image, mode: .scaleAspectFit, context: context.inside(frame, tint: imageTint))
                .operations()
        } ?? []
    }

    private var backgroundImage: [DrawingOperation] {
        button.backgroundImage.map { ImagePainting(image: $0, mode: .scaleToFill, context: context).operations() } ?? []
    }

    private var background: [DrawingOperation] {
        guard case .configuration(let configuration) = button.style else { return [] }
        let color: Color? =
            switch configuration.background {
            case .plain: nil
            case .gray: configuration.baseBackgroundColor ?? context.palette[.secondaryFill]
            case .tinted: (configuration.baseBackgroundColor ?? context.tint).withAlpha(0x2E)
            case .filled: configuration.baseBackgroundColor ?? context.tint
            }
        let ground: [DrawingOperation] =
            (configuration.backgroundColor ?? color).map { [.fill(outline(of: configuration, inset: 0), $0)] } ?? []
        guard let stroke = configuration.stroke, stroke.width > 0 else { return ground }
        let line = outline(of: configuration, inset: stroke.width / 2)
        return ground + [.stroke(line, stroke.color, Stroke(width: stroke.width))]
    }

    private func outline(of configuration: Button.Configuration, inset: Double) -> Path {
        let frame = context.frame.inset(by: EdgeInsets(all: inset))
        guard !configuration.isCapsule else { return .capsule(frame) }
        return .roundedRect(frame, radius: max(0, (configuration.cornerRadius ?? 6) - inset))
    }

    private var isFilled: Bool {
        guard case .configuration(let configuration) = button.style else { return false }
        return configuration.background == .filled
    }

    private var titleColor: Color { button.titleColor ?? (isFilled ? .white : context.tint) }

    /// The tint of the image: the title color for a configuration, otherwise the tint color.
    private var imageTint: Color {
        if case .configuration = button.style { titleColor } else { context.tint }
    }
}
