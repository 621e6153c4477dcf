import LayoutSimDrawing
import LayoutSimGeometry

/// What paths are painted with.
enum ArtworkPaint: Hashable {
    case color(Color)
    /// Points of the shading are in the space of the path.
    case shading(Shading)
}

/// Collects what a file draws, in points of the picture.
struct ArtworkPen {
    private(set) var operations: [DrawingOperation] = []
    /// Counts what was drawn in all layers.
    private(set) var count = 0
    /// Whether operations were left out because there were too many.
    var isFull: Bool { count > VectorArtwork.mostOperations }

    /// Fills a path whose space a transform takes to the picture's.
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

    /// Draws a line along a path whose space a transform takes to the picture's.
    mutating func stroke(_ path: Path, _ paint: ArtworkPaint, _ pen: Pen, _ transform: Transform) {
        guard !path.elements.isEmpty, pen.width > 0, transform.zoom > 0 else { return }
        guard case .color(let color) = paint else {
            // Lines in a gradient are filled outlines, fine enough for a picture of the greatest pixels.
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

    /// Adds operations as one layer; nothing where there are none.
    mutating func add(_ layer: Compositing, _ drawn: ArtworkPen) {
        count += drawn.count
        guard !drawn.operations.isEmpty else { return }
        if layer == Compositing() {
            operations += drawn.operations
        } else {
            // A layer takes the time of many operations.
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
    /// Whether shapes only turn, mirror and grow evenly.
    var isSimilarity: Bool {
        let tolerance = 1e-6 * max(abs(a), abs(b), abs(c), abs(d))
        return abs(abs(a) - abs(d)) <= tolerance && abs(abs(b) - abs(c)) <= tolerance
            && abs(a * c + b * d) <= tolerance * max(abs(a), abs(b))
    }

    /// Whether all of its numbers are finite and small enough to draw with.
    var isSound: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) <= 1e9 } }
}

extension Pen {
    /// The pen in a space that is larger by a factor.
    fileprivate func scaled(by factor: Double) -> Pen {
        var pen = self
        pen.width *= factor
        pen.dashes = dashes.map { $0 * factor }
        pen.dashPhase *= factor
        return pen
    }
}

extension Color {
    /// The color with its opacity multiplied by another, from 0 to 1.
    func fading(_ opacity: Double) -> Color {
        withAlpha(UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded()))
    }

    /// White as opaque as the color is bright: what a mask of brightness lets through.
    var asBrightness: Color {
        let brightness = (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
        return Color.white.fading(Double(alpha) / 255 * brightness)
    }
}

extension [DrawingOperation] {
    /// The operations of a mask of brightness as one of opacity.
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
            default: return operation
            }
        }
    }
}
