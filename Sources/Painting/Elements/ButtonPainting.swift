import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// A button: what lies behind it, its picture and its title.
struct ButtonPainting {
    let button: Button
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let parts = ButtonParts(button, in: context.frame, text: context.text)
        let picture = button.image.map { image in
            ImagePainting(image: image, mode: .scaleAspectFit, context: pictureContext(parts.image)).operations()
        }
        let title = button.title.map { title in
            context.text.label(title.centred, titleColor, in: parts.title)
        }
        return background + (picture ?? []) + (title ?? [])
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
        return color.map { [.fill(outline, $0)] } ?? []
    }

    private var isFilled: Bool {
        guard case .configuration(let configuration) = button.style else { return false }
        return configuration.background == .filled
    }

    private var titleColor: Color { button.titleColor ?? (isFilled ? .white : context.tint) }

    private func pictureContext(_ frame: Rect) -> PaintingContext {
        // A picture of a configuration has the colour of its title, others have the tint.
        let tint = if case .configuration = button.style { titleColor } else { context.tint }
        return PaintingContext(frame: frame, palette: context.palette, tint: tint, text: context.text)
    }
}

extension TextContent {
    /// The same text in the middle of its box.
    var centred: TextContent {
        var text = self
        text.alignment = .center
        return text
    }
}
