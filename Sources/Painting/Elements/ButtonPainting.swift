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
        let image = button.image.map { image in
            ImagePainting(
                image: image, mode: .scaleAspectFit, context: context.inside(parts.image, tint: imageTint)
            ).operations()
        }
        let title = parts.titleLayout.map { context.text.label($0, titleColor, in: parts.title, shadow: shadow) }
        let subtitle = parts.subtitleLayout.map { context.text.label($0, titleColor, in: parts.subtitle) }
        return background + backgroundImage + (image ?? []) + (title ?? []) + (subtitle ?? [])
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
        let outline: Path =
            configuration.isCapsule ? .capsule(context.frame) : .roundedRect(context.frame, radius: 6)
        return (configuration.backgroundColor ?? color).map { [.fill(outline, $0)] } ?? []
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
