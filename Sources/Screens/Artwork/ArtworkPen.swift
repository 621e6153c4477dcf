import LayoutSimDrawing
import LayoutSimGeometry

/// The paint of a path.
enum ArtworkPaint: Hashable {
    case color(Color)
    /// A shading whose points are in the coordinate space of the path.
    case shading(Shading)
}

/// Collects the drawing operations of a file, in points of the image.
struct ArtworkPen {
    private(set) var operations: [DrawingOperation] = []
    /// The number of operations in all layers.
    private(set) var count = 0
    /// Whether operations were omitted because there were too many.
    var isFull: Bool { count > VectorArtwork.mostOperations }

    /// Fills a path, given the transform from its coordinate space to that of the image.
    mutating func fill(_ path: Path, _ paint: ArtworkPaint, _ rule: FillRule, _ transform: Transform) {
        guard !path.elements.isEmpty else { return }
        switch paint {
        case .color(let color):
            guard color.alpha > 0 else { return }
            add(.fill(path.map(transform.apply), color, rule))
        case .shading(var shading):
            shading.transform = shading.transform.then(transform)
            add(.shading(path.map(transform.apply), shading, rule))
        }
    }

    /// Strokes a path, given the transform from its coordinate space to that of the image.
    mutating func stroke(_ path: Path, _ paint: ArtworkPaint, _ pen: Pen, _ transform: Transform) {
        guard !path.elements.isEmpty, pen.width > 0, transform.zoom > 0 else { return }
        guard case .color(let color) = paint else {
            // Gradient strokes are filled outlines, fine enough for the highest resolution of an image.
            return fill(pen.outline(of: path, tolerance: 0.005 / transform.zoom), paint, .winding, transform)
        }
        guard color.alpha > 0 else { return }
        guard !transform.isSimilarity else {
            return add(.traced(path.map(transform.apply), color, pen.scaled(by: transform.zoom)))
        }
        var layer = Compositing()
        layer.transform = transform
        add(.composited(layer, [.traced(path, color, pen)]))
    }

    /// Draws a bitmap image, given the transform from the unit square to the coordinate space of the file's image.
    mutating func draw(_ picture: Picture, _ transform: Transform, opacity: Double) {
        guard transform.isSound, transform.inverse != nil else { return }
        var layer = Compositing()
        layer.alpha = UInt8((min(max(opacity, 0), 1) * 255).rounded())
        var inner = ArtworkPen()
        inner.add(.picture(picture, transform))
        add(layer, inner)
    }

    /// Adds operations as a layer; does nothing if there are none.
    mutating func add(_ layer: Compositing, _ drawn: ArtworkPen) {
        count += drawn.count
        guard !drawn.operations.isEmpty else { return }
        if layer == Compositing() {
            operations += drawn.operations
        } else {
            // A layer takes as long as many operations.
            count += 20
            operations.append(.composited(layer, drawn.operations))
        }
    }

    private mutating func add(_ operation: DrawingOperation) {
        count += 1
        if !isFull { operations.append(operation) }
    }
}

extension Transform {
    /// Whether the transform only rotates, mirrors, translates and scales uniformly.
    var isSimilarity: Bool {
        let tolerance = 1e-6 * max(abs(a), abs(b), abs(c), abs(d))
        return abs(abs(a) - abs(d)) <= tolerance && abs(abs(b) - abs(c)) <= tolerance
            && abs(a * c + b * d) <= tolerance * max(abs(a), abs(b))
    }

    /// Whether all elements are finite and small enough for drawing.
    var isSound: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) <= 1e9 } }
}

extension Pen {
    /// Returns the pen in a coordinate space that is scaled by a factor.
    fileprivate func scaled(by factor: Double) -> Pen {
        var pen = self
        pen.width *= factor
        pen.dashes = dashes.map { $0 * factor }
        pen.dashPhase *= factor
        return pen
    }
}

extension Color {
    /// Returns the color with its alpha multiplied by an opacity, from 0 to 1.
    func fading(_ opacity: Double) -> Color {
        withAlpha(UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded()))
    }

    /// White whose alpha is the luminance of the color, as in a luminance mask.
    var asBrightness: Color {
        let brightness = (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
        return Color.white.fading(Double(alpha) / 255 * brightness)
    }
}

extension [DrawingOperation] {
    /// The operations of a luminance mask, converted to those of an alpha mask.
    var asBrightness: [DrawingOperation] {
        map { operation in
            switch operation {
            case .fill(let path, let color, let rule): return .fill(path, color.asBrightness, rule)
            case .shading(let path, var shading, let rule):
                for index in shading.stops.indices {
                    shading.stops[index].color = shading.stops[index].color.asBrightness
                }
                return .shading(path, shading, rule)
            case .traced(let path, let color, let pen): return .traced(path, color.asBrightness, pen)
            case .composited(let layer, let operations): return .composited(layer, operations.asBrightness)
            case .picture(let picture, let transform): return .picture(picture.asBrightness, transform)
            default: return operation
            }
        }
    }
}

extension Picture {
    /// White pixels whose opacity is the brightness of these.
    fileprivate var asBrightness: Picture {
        let levels = pixels.map { pixel -> UInt32 in
            func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
            let level = UInt32((0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)).rounded())
            return min(level, 255) * 0x0101_0101
        }
        return Picture(width: width, height: height, pixels: levels)
    }
}
