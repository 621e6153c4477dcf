import LayoutSimNotation
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimViewTree

extension LayoutDocument.Property {
    /// A picture by its name and sizes, and what it looks like as a hash where that is known.
    static func properties(of image: Image, _ mode: ContentMode?, hash: (Image) -> String?) -> [LayoutDocument.Property]
    {
        let words =
            [
                source(of: image), text(of: image.size), mode?.rawValue,
                image.intrinsicSize.map { "own \(text(of: $0))" }, image.isTemplate ? "template" : nil,
            ]
            .compactMap(\.self)
        let artwork = hash(image).map { [LayoutDocument.Property("artwork", $0)] } ?? []
        return [LayoutDocument.Property("image", words.joined(separator: " "))] + artwork
    }

    private static func source(of image: Image) -> String {
        switch image.source {
        case .file(let path): "file \(quoted(path))"
        case .drawing(let drawing): "drawing \(quotedIfNeeded(drawing.name))"
        case .symbol(let name): "symbol \(quotedIfNeeded(name))"
        case .missing(let name): "missing \(quotedIfNeeded(name))"
        }
    }
}

extension WordReader {
    /// A picture without its pixels or outlines, and how it fills its view if that is told.
    mutating func image() -> (image: Image, mode: ContentMode?)? {
        guard let kind = word(), let name = name(), let size = size(),
            let source = Image.Source(kind: kind, name: name, size: size)
        else { return nil }
        let mode: ContentMode? = value()
        var image = Image(source, size: size, intrinsicSize: nil)
        if skip("own") {
            guard let own = self.size() else { return nil }
            image.intrinsicSize = own
        }
        image.isTemplate = skip("template")
        return (image, mode)
    }
}

extension Image.Source {
    fileprivate init?(kind: String, name: String, size: Size) {
        switch kind {
        case "file": self = .file(name)
        case "drawing": self = .drawing(VectorImage(name: name, size: size, layers: []))
        case "symbol": self = .symbol(name)
        case "missing": self = .missing(name)
        default: return nil
        }
    }
}

extension VectorImage {
    /// The beginning of a hash of all outlines and colours.
    var shortHash: String {
        let text = layers.map { "\($0.color) \($0.path.elements.map(\.numbers).joined(separator: " "))" }
            .joined(separator: "\n")
        return String(ContentHash(ofText: text).description.prefix(8))
    }
}

extension Path.Element {
    fileprivate var numbers: String {
        switch self {
        case .move(let point): "m \(point.numbers)"
        case .line(let point): "l \(point.numbers)"
        case .curve(let point, let first, let second): "c \(first.numbers) \(second.numbers) \(point.numbers)"
        case .close: "z"
        }
    }
}

extension Point {
    fileprivate var numbers: String { "\(decimal(x)) \(decimal(y))" }
}
