import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels

extension DrawingPlan {
    /// Returns the step for a polygon filled with a shading; `nil` if it is off-screen.
    func shade(_ polygon: Polygon, _ shading: Shading, _ rule: FillRule) throws(RasterError) -> DrawingStep? {
        guard let area = visible(polygon), let inverse = shading.transform.then(space.toPixels).inverse else {
            return nil
        }
        let ramp = ShadingRamp(shading)
        let bitmap = unsafe Bitmap(width: area.width, height: area.height) { pixels in
            for y in 0..<area.height {
                for x in 0..<area.width {
                    let center = Point(x: Double(area.left + x) + 0.5, y: Double(area.top + y) + 0.5)
                    let pixel = ramp.pixel(at: inverse.apply(center))
                    unsafe pixels.initializeElement(at: y * area.width + x, to: pixel)
                }
            }
        }
        let surface = try Surface(bitmap)
        return DrawingStep(
            rows: polygon.rows, kind: .shaded(polygon, rule, surface, x: area.left, y: area.top))
    }

    /// Returns the visible pixels in the bounding box of a polygon.
    func visible(_ polygon: Polygon) -> (left: Int, top: Int, width: Int, height: Int)? {
        guard let bounds = polygon.bounds else { return nil }
        let left = max(0, Int(bounds.minX.rounded(.down)))
        let top = max(0, Int(bounds.minY.rounded(.down)))
        let right = min(width, Int(bounds.maxX.rounded(.up)))
        let bottom = min(height, Int(bounds.maxY.rounded(.up)))
        guard left < right, top < bottom else { return nil }
        return (left, top, right - left, bottom - top)
    }
}

/// The colors of a shading at each position; uses only operations that all processors round alike.
private struct ShadingRamp {
    private let shading: Shading

    init(_ shading: Shading) {
        self.shading = shading
    }

    func pixel(at point: Point) -> Pixel {
        guard let part = part(at: point), let first = shading.stops.first, let last = shading.stops.last else {
            return Pixel(bits: 0)
        }
        if part < 0, !shading.extendsBefore { return Pixel(bits: 0) }
        if part > 1, !shading.extendsAfter { return Pixel(bits: 0) }
        if part <= first.location { return Pixel(first.color) }
        guard let next = shading.stops.first(where: { $0.location > part }) else { return Pixel(last.color) }
        let before = shading.stops.last { $0.location <= part } ?? first
        let length = next.location - before.location
        return Pixel(before.color.mixed(with: next.color, length > 0 ? (part - before.location) / length : 0))
    }

    /// Returns the position of a point along the shading; `nil` if it has no color there.
    private func part(at point: Point) -> Double? {
        switch shading.kind {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            guard square > 0 else { return nil }
            return ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
        case .radial(let start, let startRadius, let end, let endRadius):
            return radialPart(point, start, startRadius, end, endRadius)
        case .conic(let center, let startAngle):
            let turn = angle(point.x - center.x, point.y - center.y) - startAngle / (2 * Double.pi)
            return turn - turn.rounded(.down)
        }
    }

    /// Returns the greatest s for which the circle at s passes through the point and has a nonnegative radius.
    private func radialPart(
        _ point: Point, _ start: Point, _ startRadius: Double, _ end: Point, _ endRadius: Double
    ) -> Double? {
        let (cx, cy, r) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
        let (px, py) = (point.x - start.x, point.y - start.y)
        let a = cx * cx + cy * cy - r * r
        let b = px * cx + py * cy + startRadius * r
        let c = px * px + py * py - startRadius * startRadius
        func isShown(_ s: Double) -> Bool {
            startRadius + s * r >= 0 && (s >= 0 || shading.extendsBefore) && (s <= 1 || shading.extendsAfter)
        }
        if a == 0 {
            guard b != 0, isShown(c / (2 * b)) else { return nil }
            return c / (2 * b)
        }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return nil }
        let root = discriminant.squareRoot()
        let parts = [(b + root) / a, (b - root) / a].sorted(by: >)
        return parts.first(where: isShown)
    }

    /// Returns the direction of a vector in turns, from 0 to 1, by a polynomial approximation of the arctangent.
    private func angle(_ x: Double, _ y: Double) -> Double {
        let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
        guard long > 0 else { return 0 }
        let t = short / long
        let square = t * t
        var arc = 0.0208351
        for factor in [-0.085133, 0.180141, -0.3302995, 0.999866] { arc = arc * square + factor }
        arc = arc * t / (2 * Double.pi)
        if abs(y) > abs(x) { arc = 0.25 - arc }
        if x < 0 { arc = 0.5 - arc }
        return y < 0 ? 1 - arc : arc
    }
}

extension Color {
    /// Returns the color interpolated with another one, channel by channel.
    fileprivate func mixed(with other: Color, _ part: Double) -> Color {
        func mix(_ start: UInt8, _ end: UInt8) -> UInt8 {
            UInt8((Double(start) + (Double(end) - Double(start)) * part).rounded())
        }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
