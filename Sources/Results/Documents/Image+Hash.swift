import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimViewTree

extension Image {
    /// Returns a prefix of a hash of the picture's contents, or of its name for symbols and missing pictures.
    ///
    /// `pictureHash` returns the hash of a file, given its name, if it is known.
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
    /// Returns a prefix of a hash of all outlines and colors, and of the drawing's natural size if it differs.
    fileprivate func hash(in size: Size) -> String {
        var text: [UInt8] = []
        for (index, layer) in layers.enumerated() {
            text += "\(index == 0 ? "" : "\n")\(layer.color) ".utf8
            for (index, element) in layer.path.elements.enumerated() {
                if index > 0 { text.append(UInt8(ascii: " ")) }
                element.write(to: &text)
            }
        }
        if self.size != size { text += "\(layers.isEmpty ? "" : "\n")\(Spelling<Size>.size.write(self.size))".utf8 }
        return String(ContentHash(of: text).description.prefix(8))
    }
}

extension Path.Element {
    fileprivate func write(to text: inout [UInt8]) {
        switch self {
        case .move(let point):
            text.append(UInt8(ascii: "m"))
            text.append(point)
        case .line(let point):
            text.append(UInt8(ascii: "l"))
            text.append(point)
        case .curve(let point, let first, let second):
            text.append(UInt8(ascii: "c"))
            text.append(first)
            text.append(second)
            text.append(point)
        case .close: text.append(UInt8(ascii: "z"))
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ point: Point) {
        append(UInt8(ascii: " "))
        append(decimal: point.x)
        append(UInt8(ascii: " "))
        append(decimal: point.y)
    }
}
