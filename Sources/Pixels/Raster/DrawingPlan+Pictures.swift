package import LayoutSimDrawing
import LayoutSimGeometry
package import LayoutSimPixels

extension DrawingPlan {
    /// Returns the step for an image whose unit square a transform maps to the screen; `nil` if it is off-screen.
    func draw(_ picture: Picture, _ place: Transform) throws(RasterError) -> DrawingStep? {
        let bitmap = Bitmap(picture)
        let toPixels = place.then(space.toPixels)
        if toPixels.keepsAxes {
            let edges = (left: toPixels.tx, top: toPixels.ty)
            let (left, top) = (space.nearest(edges.left), space.nearest(edges.top))
            let (width, height) = (
                space.nearest(edges.left + toPixels.a) - left, space.nearest(edges.top + toPixels.d) - top
            )
            guard PNGLimits.allow(width: width, height: height) else { return nil }
            let scaled = bitmap.scaled(toWidth: width, height: height, isPixelated: picture.isPixelated)
            let surface = try Surface(scaled)
            return DrawingStep(rows: top..<(top + height), kind: .image(surface, x: left, y: top))
        }
        return try drawTurned(bitmap, toPixels, isPixelated: picture.isPixelated)
    }

    /// Adds a named image in a rectangle that is rotated or mirrored.
    func addTurned(_ source: ImageSource, _ bounds: Rect, to steps: inout [DrawingStep]) throws(RasterError) {
        guard let artwork = images.image(source) else { return }
        let zoomed = artwork.pixels(scale: (space.toPixels.zoom, space.toPixels.zoom))
        guard var bitmap = try images.bitmap(of: artwork, width: zoomed.width, height: zoomed.height) else { return }
        if let part = source.part {
            // Drawn at the resolution of the screen, from which the rotated pixels are sampled.
            let zoom = space.toPixels.zoom
            let (width, height) = (Int((bounds.width * zoom).rounded()), Int((bounds.height * zoom).rounded()))
            guard PNGLimits.allow(width: width, height: height) else { return }
            bitmap = bitmap.filling(width: width, height: height, with: part, scale: (zoom, zoom))
        }
        if let tint = source.tint { bitmap = bitmap.tinted(tint) }
        let place = Transform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
        let step = try drawTurned(bitmap, place.then(space.toPixels), isPixelated: source.isPixelated)
        if let step { steps.append(step) }
    }

    private func drawTurned(
        _ bitmap: Bitmap, _ toPixels: Transform, isPixelated: Bool
    ) throws(RasterError) -> DrawingStep? {
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { toPixels.apply(Point(x: $0, y: $1)) }
        guard corners.allSatisfy({ abs($0.x) < 1e6 && abs($0.y) < 1e6 }), bitmap.width > 0, bitmap.height > 0 else {
            return nil
        }
        let polygon = Polygon(.polygon(corners))
        guard let area = visible(polygon), let inverse = toPixels.inverse else { return nil }
        // Drawn with as many pixels as are visible, so that each is sampled from its neighbors.
        let seen = (
            width: (toPixels.a * toPixels.a + toPixels.b * toPixels.b).squareRoot(),
            height: (toPixels.c * toPixels.c + toPixels.d * toPixels.d).squareRoot()
        )
        let source = bitmap.scaled(
            toWidth: max(1, min(bitmap.width, Int(seen.width.rounded(.up)))),
            height: max(1, min(bitmap.height, Int(seen.height.rounded(.up)))), isPixelated: isPixelated)
        let turned = unsafe Bitmap(width: area.width, height: area.height) { pixels in
            for y in 0..<area.height {
                for x in 0..<area.width {
                    let center = Point(x: Double(area.left + x) + 0.5, y: Double(area.top + y) + 0.5)
                    let point = inverse.apply(center)
                    unsafe pixels.initializeElement(
                        at: y * area.width + x, to: isPixelated ? source.nearest(point) : source.sample(point))
                }
            }
        }
        let surface = try Surface(turned)
        return DrawingStep(
            rows: polygon.rows, kind: .shaded(polygon, .winding, surface, x: area.left, y: area.top))
    }

    /// Adds the outlines of glyphs, for transforms that masks do not support.
    func addOutlines(of run: GlyphRun, _ color: Color, to steps: inout [DrawingStep]) {
        for glyph in run.glyphs {
            let path = glyphs.outline(run.face, glyph.index)
                .map { Point(x: $0.x * run.size + glyph.origin.x, y: $0.y * run.size + glyph.origin.y) }
            guard let polygon = polygon(path), !polygon.corners.isEmpty else { continue }
            steps.append(DrawingStep(rows: polygon.rows, kind: .fill(polygon, color, .winding)))
        }
    }
}

extension Transform {
    /// Whether the transform only translates and scales uniformly.
    var isPlain: Bool { b == 0 && c == 0 && a > 0 && a == d }
}

extension Bitmap {
    /// Creates a bitmap from the pixels of an image.
    package init(_ picture: Picture) {
        self = unsafe Bitmap(width: picture.width, height: picture.height) { pixels in
            for index in 0..<(picture.width * picture.height) {
                unsafe pixels.initializeElement(at: index, to: Pixel(bits: picture.pixels[index]))
            }
        }
    }

    /// Returns the color of the pixel at a point of the unit square.
    fileprivate func nearest(_ point: Point) -> Pixel {
        let (x, y) = (point.x * Double(width), point.y * Double(height))
        return self[Int(min(max(x, 0), Double(width - 1))), Int(min(max(y, 0), Double(height - 1)))]
    }

    /// Returns the color at a point of the unit square, interpolated between the nearest four pixels.
    fileprivate func sample(_ point: Point) -> Pixel {
        let x = min(max(point.x * Double(width) - 0.5, 0), Double(width - 1))
        let y = min(max(point.y * Double(height) - 0.5, 0), Double(height - 1))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (partX, partY) = (Int32((x - Double(left)) * 256), Int32((y - Double(top)) * 256))
        let corners = (self[left, top], self[right, top], self[left, bottom], self[right, bottom])
        func mix(_ channel: (Pixel) -> UInt8) -> UInt8 {
            let above = Int32(channel(corners.0)) * (256 - partX) + Int32(channel(corners.1)) * partX
            let below = Int32(channel(corners.2)) * (256 - partX) + Int32(channel(corners.3)) * partX
            return UInt8((above * (256 - partY) + below * partY + 32_768) >> 16)
        }
        return Pixel(alpha: mix(\.alpha), red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
    }
}
