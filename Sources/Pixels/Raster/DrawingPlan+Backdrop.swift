import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels

extension DrawingPlan {
    /// Draws the steps within a polygon's bounds, filters the result, and returns it as an image step; `nil` if the
    /// polygon is not visible.
    func step(
        _ backdrop: Backdrop, within polygon: Polygon, over steps: [DrawingStep]
    ) throws(RasterError) -> DrawingStep? {
        guard let deviation = space.length(max(backdrop.blur, 0) * space.transform.zoom), let bounds = polygon.bounds
        else { return nil }
        let blur = BoxBlur(deviation: deviation)
        let columns = seen(bounds.minX, bounds.maxX, of: width, reach: blur.reach)
        let rows = seen(bounds.minY, bounds.maxY, of: height, reach: blur.reach)
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        let surface = try Surface.colors(width: columns.count, height: rows.count)
        let canvas = try Canvas(surface, left: columns.lowerBound, top: rows.lowerBound)
        canvas.clear(to: background)
        try canvas.draw(steps)
        try canvas.finish()
        unsafe surface.changePixels { pixels, width, height in
            unsafe blur.apply(to: pixels, width: width, height: height)
            for index in pixels.indices { unsafe pixels[index] = pixels[index].saturated(by: backdrop.saturation) }
        }
        return DrawingStep(rows: rows, kind: .image(surface, x: columns.lowerBound, y: rows.lowerBound))
    }

    /// Returns the pixels along an axis of a given length that affect the blur of a range; empty if the range is out of
    /// bounds.
    private func seen(_ start: Double, _ end: Double, of length: Int, reach: Int) -> Range<Int> {
        let limit = Double(length)
        let first = max(0, Int(min(max(start, 0), limit).rounded(.down)) - reach)
        let last = min(length, Int(min(max(end, 0), limit).rounded(.up)) + reach)
        guard start < limit, end > 0, first < last else { return 0..<0 }
        return first..<last
    }
}

extension DrawingOperation {
    /// Whether the operation or a nested one filters its backdrop.
    var showsBackdrop: Bool {
        switch self {
        case .composited(let compositing, let operations):
            compositing.backdrop != nil || operations.contains(where: \.showsBackdrop)
        case .clipped(_, let operations), .faded(_, let operations): operations.contains(where: \.showsBackdrop)
        case .fill, .gradient, .stroke, .glyphs, .image, .shading, .picture, .traced: false
        }
    }
}

extension BoxBlur {
    /// Blurs rows of pixels with a given width; the pixels at the edges are repeated beyond them.
    func apply(to pixels: UnsafeMutableBufferPointer<Pixel>, width: Int, height: Int) {
        var line: [Pixel] = []
        forEachLine(width: width, height: height, stride: width) { start, step, count in
            unsafe average(pixels, from: start, step: step, count: count, &line)
        }
    }

    private func average(
        _ pixels: UnsafeMutableBufferPointer<Pixel>, from start: Int, step: Int, count: Int, _ line: inout [Pixel]
    ) {
        line.removeAll(keepingCapacity: true)
        for index in 0..<count { line.append(unsafe pixels[start + index * step]) }
        var sum = ChannelSum()
        for index in -half...half { sum.add(line[min(max(index, 0), count - 1)]) }
        let side = Int32(2 * half + 1)
        for index in 0..<count {
            unsafe pixels[start + index * step] = sum.average(of: side)
            sum.add(line[min(index + half + 1, count - 1)])
            sum.remove(line[max(index - half, 0)])
        }
    }
}

/// The sums of the channels of several pixels.
private struct ChannelSum {
    private var alpha: Int32 = 0
    private var red: Int32 = 0
    private var green: Int32 = 0
    private var blue: Int32 = 0

    mutating func add(_ pixel: Pixel) {
        alpha += Int32(pixel.alpha)
        red += Int32(pixel.red)
        green += Int32(pixel.green)
        blue += Int32(pixel.blue)
    }

    mutating func remove(_ pixel: Pixel) {
        alpha -= Int32(pixel.alpha)
        red -= Int32(pixel.red)
        green -= Int32(pixel.green)
        blue -= Int32(pixel.blue)
    }

    func average(of count: Int32) -> Pixel {
        func share(_ sum: Int32) -> UInt8 { UInt8((sum + count / 2) / count) }
        return Pixel(alpha: share(alpha), red: share(red), green: share(green), blue: share(blue))
    }
}

extension Pixel {
    /// Returns the pixel with its saturation multiplied by a factor.
    fileprivate func saturated(by factor: Double) -> Pixel {
        guard factor != 1 else { return self }
        let luminance = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
        func changed(_ channel: UInt8) -> UInt8 {
            let value = luminance + (Double(channel) - luminance) * factor
            return UInt8(min(max(value.rounded(), 0), Double(alpha)))
        }
        return Pixel(alpha: alpha, red: changed(red), green: changed(green), blue: changed(blue))
    }
}
