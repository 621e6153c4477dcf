import LayoutSimText
internal import LayoutSimDevices
internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

/// Returns the longer side of a symbol with a stored size, in em at the medium scale.
///
/// Round symbols give 1.17 em, plus and minus less [6 stored frames of one file], chevrons and triangles as much as
/// these [3 stored frames of 2 repositories], marks and people values in between [4 repositories]; boxes that are wider
/// than high all have the same height [9 stored frames of 3 repositories], and those that are nearly square are 1.24 em
/// wide [4 symbols of 3 repositories].
private func symbolLength(_ name: String, _ size: Size) -> Double {
    switch name {
    case "plus", "minus", "play.fill", "chevron.left", "chevron.right", "chevron.backward", "chevron.forward":
        return 0.988
    case "checkmark", "xmark": return 1.09
    case "person", "person.fill": return 1.1
    case "star", "star.fill": return 1.3
    default: break
    }
    if ["square.and.arrow.", "doc.on."].contains(where: name.hasPrefix), size.height > size.width { return 1.353 }
    if name.hasPrefix("person.3") { return 1.087 * size.width / max(size.height, 1) }
    let proportion = size.height / max(size.width, 1)
    return switch proportion {
    case 0.67..<0.82: 1.087 / proportion
    case 0.82..<0.885: 1.24
    default: 1.17
    }
}

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
            let symbol = symbolSize(
                size ?? Size(width: 1, height: 1), of: element, element.property(key),
                length: symbolLength(name, size ?? Size(width: 1, height: 1)),
                scale: symbolScale)
            return Image(.symbol(name), size: symbol, intrinsicSize: symbol)
        }
        return Image(.missing(name), size: size ?? Size(width: 1, height: 1), intrinsicSize: size)
    }

    /// Returns the size of a symbol; the file stores it at an arbitrary size, so only its proportions and the longer
    /// side in em matter.
    private mutating func symbolSize(
        _ size: Size, of element: XMLElement, _ reference: XMLElement?, length: Double, scale ownScale: String?
    ) -> Size {
        let configuration = symbolConfiguration(of: element)
        let scale: Double =
            switch reference?["symbolScale"] ?? configuration?["scale"] ?? ownScale {
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
