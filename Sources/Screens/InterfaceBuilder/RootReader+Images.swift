import LayoutSimText
internal import LayoutSimDevices
internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

/// The longer side of a symbol of a stored size, in em at the medium scale.
///
/// Round ones give 1.17 em, plus and minus less [6 stored frames of one file], chevrons and triangles as much as these
/// [3 stored frames of 2 repositories], marks and people in between [4 repositories]; boxes that
/// are wider than high are as high as one another [9 stored frames of 3 repositories], those that are nearly square
/// 1.24 em wide [4 symbols of 3 repositories].
private func symbolLength(_ name: String, _ size: Size) -> Double {
    switch name {
    case "plus", "minus", "play.fill", "chevron.left", "chevron.right", "chevron.backward", "chevron.forward":
        return 0.988
    case "checkmark", "xmark": return 1.09
    case "person", "person.fill": return 1.1
    case "star", "star.fill": return 1.3
    default: break
    }
    let proportion = size.height / max(size.width, 1)
    return switch proportion {
    case 0.67..<0.82: 1.087 / proportion
    case 0.82..<0.885: 1.24
    default: 1.17
    }
}

extension RootReader {
    /// The picture of an image view; without one, the view has no size of its own.
    mutating func imageView(_ element: XMLElement, _ override: ContentOverride?) -> Content {
        let highlighted = element.flag("highlighted") ? image(of: element, "highlightedImage") : nil
        guard let image = override?.image ?? highlighted ?? image(of: element) else { return .none }
        return .image(enlarged(image, by: element), contentMode: contentMode(of: element))
    }

    /// A picture at the size that it has where an element lets it follow accessibility sizes.
    func enlarged(_ image: Image, by element: XMLElement) -> Image {
        guard element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") else { return image }
        var image = image
        image.enlarge(by: contentSize.imageScale)
        return image
    }

    /// The picture that an element names by a key, at the size noted in the file; symbols have a scale of their own unless
    /// the element says otherwise.
    mutating func image(of element: XMLElement?, _ key: String = "image", symbolScale: String? = nil) -> Image? {
        guard let element else { return nil }
        let reference = element.property(key)
        guard let name = reference?["image"] ?? element[key] else { return nil }
        let size = file.resources.imageSizes[name]
        let catalog = reference.map { $0["catalog"] } ?? (key == "image" ? element["catalog"] : nil)
        if catalog == "system" || file.resources.symbols.contains(name) {
            let symbol = symbolSize(
                size ?? Size(width: 1, height: 1), of: element, reference,
                length: symbolLength(name, size ?? Size(width: 1, height: 1)),
                scale: symbolScale)
            return Image(.symbol(name), size: symbol, intrinsicSize: symbol)
        }
        return Image(.missing(name), size: size ?? Size(width: 1, height: 1), intrinsicSize: size)
    }

    /// The file stores symbols at an arbitrary size, so that only their proportions count, and the length of the longer side in em.
    private mutating func symbolSize(
        _ size: Size, of element: XMLElement, _ reference: XMLElement?, length: Double, scale ownScale: String?
    ) -> Size {
        let configuration = symbolConfiguration(of: element)
        let scale: Double =
            switch reference?["symbolScale"] ?? configuration?["scale"] ?? (configuration == nil ? ownScale : nil) {
            case "small": 0.79
            case "large": 1.28
            default: 1
            }
        let factor = symbolPoints(of: element) * scale * length / max(size.width, size.height, 1)
        return Size(width: size.width * factor, height: size.height * factor)
    }

    private func symbolConfiguration(of element: XMLElement) -> XMLElement? {
        element.property("preferredSymbolConfiguration") ?? element.property("preferredSymbolConfigurationForImage")
    }

    /// The size of the font that a symbol goes with, in points.
    private mutating func symbolPoints(of element: XMLElement) -> Double {
        let configuration = symbolConfiguration(of: element)
        let font = font(of: configuration?.property("fontDescription"), default: .system(size: 17)).font
        return min(max(configuration?.number("pointSize") ?? font.size, 1), 1000)
    }

    /// How many times as high as a regular symbol one of another weight is [2 stored frames of 2 repositories: medium, heavy].
    private func symbolHeightFactor(of element: XMLElement) -> Double {
        switch symbolConfiguration(of: element)?["weight"] {
        case "medium", "semibold", "bold", "heavy", "black": 1.09
        default: 1
        }
    }

    /// Gives an image view of a symbol the symbol's alignment rectangle, and so a button with a symbol behind its title.
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
