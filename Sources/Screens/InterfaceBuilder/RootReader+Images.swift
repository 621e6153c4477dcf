import LayoutSimText
internal import LayoutSimDevices
internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns the picture of an image view; without one, the view has no intrinsic size.
    mutating func imageView(_ element: XMLElement, _ override: ContentOverride?) -> Content {
        let highlighted = element.flag("highlighted") ? image(of: element, "highlightedImage") : nil
        guard let image = override?.image ?? highlighted ?? image(of: element) else { return .none }
        return .image(enlarged(image, by: element), contentMode: contentMode(of: element))
    }

    /// Returns a picture in the size it has if the element lets it follow accessibility sizes.
    func enlarged(_ image: Image, by element: XMLElement) -> Image {
        guard element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") else { return image }
        var image = image
        image.enlarge(by: contentSize.imageScale)
        return image
    }

    /// Returns the picture under a key of an element, in the size recorded in the file; symbols have the given scale
    /// unless the element has another.
    mutating func image(of element: XMLElement?, _ key: String = "image", symbolScale: String? = nil) -> Image? {
        guard let element else { return nil }
        guard let reference = ImageReference(element, key, file.resources) else { return nil }
        let name = reference.name
        let size = file.resources.imageSizes[name]
        if reference.isSymbol {
            let form = size.map { SymbolForm(name, width: $0.width, height: $0.height) } ?? SymbolForm(name)
            let symbol = symbolSize(form, of: element, element.property(key), scale: symbolScale)
            return Image(.symbol(name), size: symbol, intrinsicSize: symbol)
        }
        return Image(.missing(name), size: size ?? Size(width: 1, height: 1), intrinsicSize: size)
    }

    /// Returns the size of a symbol, of which the file stores the form.
    private mutating func symbolSize(
        _ form: SymbolForm, of element: XMLElement, _ reference: XMLElement?, scale ownScale: String?
    ) -> Size {
        let configuration = symbolConfiguration(of: element)
        let scale: Double =
            switch reference?["symbolScale"] ?? configuration?["scale"] ?? ownScale {
            case "small": 0.79
            case "large": 1.28
            default: 1
            }
        let points = symbolPoints(of: element) * scale
        return Size(width: points * form.width, height: points * form.height)
    }

    private func symbolConfiguration(of element: XMLElement) -> XMLElement? {
        element.property("preferredSymbolConfiguration") ?? element.property("preferredSymbolConfigurationForImage")
    }

    /// Returns the font size for a symbol, in points.
    private mutating func symbolPoints(of element: XMLElement) -> Double {
        let configuration = symbolConfiguration(of: element)
        let font = font(of: configuration?.property("fontDescription"), default: .system(size: 17)).font
        return min(max(configuration?.number("pointSize") ?? font.size, 1), 1000)
    }

    /// Returns the ratio of a symbol's height to that of a regular symbol, by weight [2 stored frames of 2
    /// repositories: medium, heavy].
    private func symbolHeightFactor(of element: XMLElement) -> Double {
        switch symbolConfiguration(of: element)?["weight"] {
        case "medium", "semibold", "bold", "heavy", "black": 1.09
        default: 1
        }
    }

    /// Gives the symbol's alignment rectangle to an image view of a symbol, and to a button with a symbol behind its
    /// title.
    mutating func alignSymbol(of view: inout View, _ element: XMLElement) {
        switch view.content {
        case .image(var image, let mode):
            guard let box = symbolBox(of: image, element) else { return }
            image.intrinsicSize?.height = box.height
            view.content = .image(image, contentMode: mode)
            view.classRules.alignmentInsets = box.insets
        case .button(let button):
            guard let box = button.backgroundImage.flatMap({ symbolBox(of: $0, element) }) else { return }
            view.classRules.alignmentInsets = box.insets
        default: return
        }
    }

    private mutating func symbolBox(of image: Image, _ element: XMLElement) -> SymbolBox? {
        guard case .symbol = image.source, image.size.height > 0 else { return nil }
        return SymbolBox(
            points: symbolPoints(of: element), height: image.size.height * symbolHeightFactor(of: element),
            grid: PixelGrid(scale: device.viewport.scale))
    }

    private func contentMode(of element: XMLElement) -> ContentMode {
        switch element["contentMode"] {
        case "redraw", nil: .scaleToFill
        case let mode?: ContentMode(rawValue: mode) ?? .center
        }
    }
}
