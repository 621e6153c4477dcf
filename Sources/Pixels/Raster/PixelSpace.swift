import LayoutSimDrawing
import LayoutSimGeometry

/// Converts points to pixels.
struct PixelSpace {
    /// The scale in pixels per point.
    let scale: Double
    /// The transform from the coordinate space of the operations to points of the screen.
    let transform: Transform
    private let isTransformed: Bool

    init(scale: Double, transform: Transform = .identity) {
        self.scale = scale
        self.transform = transform
        isTransformed = transform != .identity
    }

    /// Returns the space of operations to which a transform applies first.
    func transformed(by inner: Transform) -> PixelSpace {
        PixelSpace(scale: scale, transform: inner.then(transform))
    }

    /// The transform from the coordinate space of the operations to pixels.
    var toPixels: Transform {
        transform.then(Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    }

    /// A coordinate beyond every pixel of a screen, but within the 24 bits of cairo's coordinates.
    private static let farthest = 131_072.0

    /// Returns a length in pixels; `nil` if it is not finite.
    func length(_ points: Double) -> Double? {
        let pixels = points * scale
        return pixels.isFinite ? min(max(pixels, -PixelSpace.farthest), PixelSpace.farthest) : nil
    }

    func point(_ point: Point) -> Point? {
        let point = isTransformed ? transform.apply(point) : point
        guard let x = length(point.x), let y = length(point.y) else { return nil }
        return Point(x: x, y: y)
    }

    /// Returns the path in pixels; `nil` if a coordinate is not finite.
    func path(_ path: Path) -> Path? {
        var elements: [Path.Element] = []
        elements.reserveCapacity(path.elements.count)
        for element in path.elements {
            guard let element = self.element(element) else { return nil }
            elements.append(element)
        }
        return Path(elements)
    }

    private func element(_ element: Path.Element) -> Path.Element? {
        switch element {
        case .move(let point): return self.point(point).map(Path.Element.move)
        case .line(let point): return self.point(point).map(Path.Element.line)
        case .curve(let point, let control1, let control2):
            guard let point = self.point(point), let control1 = self.point(control1),
                let control2 = self.point(control2)
            else { return nil }
            return .curve(point, control1: control1, control2: control2)
        case .close: return .close
        }
    }

    /// Returns the edges of a rectangle rounded to pixels, half up as UIKit rounds edges.
    func rect(_ rect: Rect) -> (left: Int, top: Int, right: Int, bottom: Int)? {
        guard let start = point(Point(x: rect.minX, y: rect.minY)), let end = point(Point(x: rect.maxX, y: rect.maxY))
        else { return nil }
        return (nearest(start.x), nearest(start.y), nearest(end.x), nearest(end.y))
    }

    /// Returns the nearest pixel; halves round up.
    func nearest(_ pixels: Double) -> Int {
        Int((pixels + 0.5 + 1e-6).rounded(.down))
    }
}
