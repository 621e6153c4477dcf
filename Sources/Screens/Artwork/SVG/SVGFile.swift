import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimXML

/// An SVG file: its size and its drawing.
///
/// Shapes, groups, transforms, gradients, clips, masks and `use`, as found in icons, are supported
/// ([SVG 1.1](https://www.w3.org/TR/SVG11/)); texts, images and filters are omitted and reported.
struct SVGFile {
    let root: XMLElement
    /// The elements that can be referenced, keyed by id.
    let elements: [String: XMLElement]
    let rules: SVGRules

    static func artwork(_ bytes: [UInt8], file: String) throws(ArtworkError) -> VectorArtwork {
        let root: XMLElement
        do {
            root = try XMLElement(parsing: bytes)
        } catch {
            throw ArtworkError(file: file, line: error.line, reason: .damaged("\(error.reason)"))
        }
        guard root.localName == "svg" else {
            throw ArtworkError(
                file: file, line: root.line, reason: .damaged("the root element is '\(root.name)', expected 'svg'"))
        }
        let svg = SVGFile(root)
        var painter = SVGPainter(svg)
        painter.paint(children: root, SVGStyle().inherited(by: root, svg.rules), svg.viewTransform)
        guard !painter.isFull else {
            throw ArtworkError(file: file, reason: .tooLarge(limit: VectorArtwork.mostOperations))
        }
        return try VectorArtwork(
            size: svg.size, operations: painter.pen.operations, omissions: painter.omissions, file: file)
    }

    private init(_ root: XMLElement) {
        self.root = root
        var elements: [String: XMLElement] = [:]
        var sheets: [String] = []
        root.visitAll { element in
            if let id = element["id"], elements[id] == nil { elements[id] = element }
            if element.localName == "style" { sheets.append(element.text) }
        }
        self.elements = elements
        rules = SVGRules(sheets)
    }

    private var viewBox: Rect? {
        let numbers = SVGNumbers.list(root["viewBox"] ?? "")
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The size of the document in points; a user unit or pixel of SVG is a point.
    private var size: Size {
        func length(_ name: String, _ whole: Double?) -> Double {
            let text = root[name]
            let isShare = text?.hasSuffix("%") ?? true
            return isShare ? whole ?? 100 : text.flatMap(SVGNumbers.length) ?? whole ?? 100
        }
        return Size(width: length("width", viewBox?.width), height: length("height", viewBox?.height))
    }

    /// The transform from the view box to points of the image: scaled to fit and centered, unless the file specifies
    /// otherwise.
    private var viewTransform: Transform {
        guard let viewBox else { return .identity }
        var (x, y) = (size.width / viewBox.width, size.height / viewBox.height)
        let words = (root["preserveAspectRatio"] ?? "xMidYMid").split(separator: " ").map(String.init)
        let (alignment, isSlice) = (words.first ?? "xMidYMid", words.contains("slice"))
        if alignment != "none" {
            let factor = isSlice ? max(x, y) : min(x, y)
            (x, y) = (factor, factor)
        }
        func place(_ axis: String, _ room: Double) -> Double {
            alignment.contains(axis + "Min") || alignment == "none"
                ? 0 : alignment.contains(axis + "Max") ? room : room / 2
        }
        let left = place("x", size.width - viewBox.width * x) - viewBox.minX * x
        let top = place("Y", size.height - viewBox.height * y) - viewBox.minY * y
        return Transform(a: x, b: 0, c: 0, d: y, tx: left, ty: top)
    }
}

extension XMLElement {
    /// The name without a namespace prefix.
    var localName: Substring { name.split(separator: ":").last ?? "" }

    /// The id that the element references, as in `#name`.
    var reference: String? {
        guard let text = self["href"] ?? self["xlink:href"], text.hasPrefix("#") else { return nil }
        return String(text.dropFirst())
    }

    func visitAll(_ visit: (XMLElement) -> Void) {
        visit(self)
        for child in children { child.visitAll(visit) }
    }
}
