package import Foundation
package import LayoutSimDrawing
import LayoutSimGeometry

/// The content stream of a PDF page, with the images and opacities that it refers to.
package struct PageContent {
    /// The operators of the content stream.
    package private(set) var text: String
    /// The images, by their numbers in the text.
    package private(set) var pictures: [Picture] = []
    /// The opacities, from 0 (transparent) to 255.
    package private(set) var alphas: [UInt8] = []
    private let size: CGSize
    private let renderer: PageRenderer

    /// The scale of rasterized content, in pixels per point.
    private static let scale: CGFloat = 2

    /// Creates the content of a page of a size in points, with a flipped coordinate system: PDF pages have their origin
    /// at the bottom, drawing operations at the top.
    package init(_ size: CGSize, _ renderer: PageRenderer) {
        (self.size, self.renderer) = (size, renderer)
        text = "1 0 0 -1 0 \(Self.number(Double(size.height))) cm\n"
    }

    /// Adds drawing operations, whose origin is at the top left.
    package mutating func draw(_ operations: [DrawingOperation]) {
        for operation in operations { draw(operation) }
    }

    private mutating func draw(_ operation: DrawingOperation) {
        switch operation {
        case .fill(let path, let color, let rule): fill(path, color, rule)
        case .traced(let path, let color, let pen): fill(pen.outline(of: path, tolerance: 0.05), color, .winding)
        case .stroke(let path, let color, let stroke):
            var pen = Pen(width: stroke.width)
            pen.dashes = stroke.dashes
            if stroke.hasRoundEnds { (pen.cap, pen.join) = (.round, .round) }
            fill(pen.outline(of: path, tolerance: 0.05), color, .winding)
        case .glyphs(let run, let color): draw(run, color)
        case .clipped(let path, let inside):
            within { page in
                page.clip(path, .winding)
                page.draw(inside)
            }
        case .picture(let picture, let transform): draw(picture, transform)
        case .composited(let layer, let inside) where layer.isPlain:
            within { page in
                page.concatenate(layer.transform)
                if let clip = layer.clip { page.clip(clip.path, clip.rule) }
                page.draw(inside)
            }
        case .composited, .faded, .gradient, .shading, .image: drawPixels(of: operation)
        }
    }

    private mutating func fill(_ path: Path, _ color: Color, _ rule: FillRule) {
        guard !path.elements.isEmpty, color.alpha > 0 else { return }
        set(color)
        append(path)
        text += rule == .winding ? "f\n" : "f*\n"
    }

    private mutating func draw(_ run: GlyphRun, _ color: Color) {
        guard color.alpha > 0 else { return }
        set(color)
        for glyph in run.glyphs {
            let outline = renderer.outline(run.face, glyph.index)
            guard !outline.elements.isEmpty else { continue }
            let place = Transform(a: run.size, b: 0, c: 0, d: run.size, tx: glyph.origin.x, ty: glyph.origin.y)
            append(outline, place)
            text += "f\n"
        }
    }

    /// Draws an image, whose first row is the top one, in the transformed unit square.
    private mutating func draw(_ picture: Picture, _ transform: Transform) {
        guard picture.width > 0, picture.height > 0 else { return }
        let number = pictures.count
        pictures.append(picture)
        within { page in
            page.concatenate(Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).then(transform))
            page.text += "/I\(number) Do\n"
        }
    }

    private mutating func drawPixels(of operation: DrawingOperation) {
        guard let picture = renderer.picture(operation, size, Self.scale), let (part, left, top) = picture.trimmed
        else { return }
        let scale = Double(Self.scale)
        draw(
            part,
            Transform(
                a: Double(part.width) / scale, b: 0, c: 0, d: Double(part.height) / scale, tx: Double(left) / scale,
                ty: Double(top) / scale))
    }

    // MARK: Operators

    private mutating func within(_ body: (inout PageContent) -> Void) {
        text += "q\n"
        body(&self)
        text += "Q\n"
    }

    private mutating func concatenate(_ transform: Transform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        text += numbers.map(Self.number).joined(separator: " ") + " cm\n"
    }

    private mutating func clip(_ path: Path, _ rule: FillRule) {
        append(path)
        text += rule == .winding ? "W n\n" : "W* n\n"
    }

    private mutating func set(_ color: Color) {
        let parts = [color.red, color.green, color.blue].map { Self.number(Double($0) / 255) }
        let index = alphas.firstIndex(of: color.alpha) ?? alphas.count
        if index == alphas.count { alphas.append(color.alpha) }
        text += "/G\(index) gs \(parts.joined(separator: " ")) rg\n"
    }

    private mutating func append(_ path: Path, _ transform: Transform = .identity) {
        func words(_ points: Point...) -> String {
            points.map(transform.apply).map { "\(Self.number($0.x)) \(Self.number($0.y)) " }.joined()
        }
        for element in path.elements {
            switch element {
            case .move(let point): text += words(point) + "m\n"
            case .line(let point): text += words(point) + "l\n"
            case .curve(let end, let first, let second): text += words(first, second, end) + "c\n"
            case .close: text += "h\n"
            }
        }
    }

    /// Returns a number in PDF syntax, without an exponent, rounded to 1/100000.
    package static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let units = Int((abs(value) * 100_000).rounded())
        let (whole, part) = (units / 100_000, units % 100_000)
        var digits = String(part)
        digits = String(repeating: "0", count: 5 - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        let sign = value < 0 && units > 0 ? "-" : ""
        return sign + String(whole) + (digits.isEmpty ? "" : "." + digits)
    }
}

extension Compositing {
    /// Whether the compositing only transforms and clips what is drawn.
    fileprivate var isPlain: Bool {
        mask == nil && alpha == 255 && blendMode == .normal && shadow == nil && filters.isEmpty
    }
}
