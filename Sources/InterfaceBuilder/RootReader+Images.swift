internal import LayoutSimGeometry
internal import LayoutSimViewTree

extension RootReader {
    /// The picture of an image view; a view without one has no size of its own.
    mutating func imageView(_ element: XMLElement, _ override: ContentOverride?) -> Content {
        guard let image = override?.image ?? image(of: element) else { return .none }
        return .image(image, contentMode(of: element))
    }

    /// The picture that an element names, at the size that the file knows of it.
    mutating func image(of element: XMLElement?) -> Image? {
        guard let element else { return nil }
        let reference = element.property("image")
        guard let name = reference?["image"] ?? element["image"] else { return nil }
        let size = file.resources.imageSizes[name]
        let isSymbol = (reference ?? element)["catalog"] == "system" || file.resources.symbols.contains(name)
        return Image(
            isSymbol ? .symbol(name) : .missing(name), size: size ?? Size(width: 1, height: 1), intrinsicSize: size)
    }

    private func contentMode(of element: XMLElement) -> ContentMode {
        switch element["contentMode"] {
        case "scaleAspectFit": .scaleAspectFit
        case "scaleAspectFill": .scaleAspectFill
        case "scaleToFill", nil: .scaleToFill
        default: .center
        }
    }
}
