import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimViewTree

extension Image {
    /// The beginning of a hash of the picture's contents, or of its name for symbols and missing pictures.
    ///
    /// `pictureHash` returns the hash of a file by its name, if it is known.
    func hash(_ pictureHash: (String) -> String?) -> String? {
        if let artwork { return artwork }
        return switch source {
        case .file(let path): pictureHash(path)
        case .drawing(let drawing): drawing.hash(in: size)
        case .symbol, .missing: nil
        }
    }
}

extension VectorImage {
    /// The beginning of a hash of all outlines and colors, and of the drawing's own size if it differs.
    fileprivate func hash(in size: Size) -> String {
        let lines =
            layers.map { "\($0.color) \($0.path.elements.map(\.numbers).joined(separator: " "))" }
            + (self.size == size ? [] : [Spelling<Size>.size.write(self.size)])
        return String(ContentHash(ofText: lines.joined(separator: "\n")).description.prefix(8))
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
