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
            case .gray: context.palette[.secondaryFill]
            case .tinted: context.tint.withAlpha(0x2E)
            case .filled: context.tint
            }
        return color.map { [.fill(.roundedRect(context.frame, radius: 6), $0)] } ?? []
    }

    private var isFilled: Bool {
        guard case .configuration(let configuration) = button.style else { return false }
        return configuration.background == .filled
    }

    private var titleColor: Color { button.titleColor ?? (isFilled ? .white : context.tint) }

    private func pictureContext(_ frame: Rect) -> PaintingContext {
        PaintingContext(frame: frame, palette: context.palette, tint: titleColor, text: context.text)
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
