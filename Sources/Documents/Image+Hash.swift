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
        var text = ""
        for (index, layer) in layers.enumerated() {
            text += "\(index == 0 ? "" : "\n")\(layer.color) "
            for (index, element) in layer.path.elements.enumerated() {
                if index > 0 { text += " " }
                element.write(to: &text)
            }
        }
        if self.size != size { text += "\(layers.isEmpty ? "" : "\n")\(Spelling<Size>.size.write(self.size))" }
        return String(ContentHash(ofText: text).description.prefix(8))
    }
}

extension Path.Element {
    fileprivate func write(to text: inout String) {
        func add(_ points: Point...) {
            for point in points { text += " \(decimal(point.x)) \(decimal(point.y))" }
        }
        switch self {
        case .move(let point):
            text += "m"
            add(point)
        case .line(let point):
            text += "l"
            add(point)
        case .curve(let point, let first, let second):
            text += "c"
            add(first, second, point)
        case .close: text += "z"
        }
    }
}
