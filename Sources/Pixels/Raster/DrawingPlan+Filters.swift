import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels

extension DrawingPlan {
    /// Returns the picture of steps whose pixels a filter changed; `nil` if none of it is visible.
    func step(_ filter: LayerFilter, of steps: [DrawingStep]) throws(RasterError) -> DrawingStep? {
        guard let bounds = steps.bounds else { return nil }
        let blur = blur(of: filter)
        // Pixels farther off the screen than a blur reaches are seen nowhere.
        let reach = blur?.reach ?? 0
        let spread = filter.keepsEdges ? 0 : reach
        func seen(_ start: Double, _ end: Double, of length: Int) -> Range<Int> {
            let first = max(Int(start.rounded(.down)) - spread, -reach)
            return first..<max(first, min(Int(end.rounded(.up)) + spread, length + reach))
        }
        let (columns, rows) = (seen(bounds.minX, bounds.maxX, of: width), seen(bounds.minY, bounds.maxY, of: height))
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        let surface = try Surface.colors(width: columns.count, height: rows.count)
        let canvas = try Canvas(surface, left: columns.lowerBound, top: rows.lowerBound)
        try canvas.draw(steps)
        try canvas.finish()
        unsafe surface.changePixels { pixels, width, height in
            unsafe blur?.apply(to: pixels, width: width, height: height)
            let change = filter.change
            for index in pixels.indices { unsafe pixels[index] = change(pixels[index]) }
        }
        return DrawingStep(rows: rows, kind: .image(surface, x: columns.lowerBound, y: rows.lowerBound))
    }

    private func blur(of filter: LayerFilter) -> BoxBlur? {
        guard case .blur(let radius, _) = filter, let deviation = space.length(max(radius, 0) * space.transform.zoom)
        else { return nil }
        return BoxBlur(deviation: deviation)
    }
}

extension LayerFilter {
    /// Whether the filter draws nothing beyond the edges of the layer.
    fileprivate var keepsEdges: Bool {
        if case .blur(_, let isOpaque) = self { isOpaque } else { true }
    }

    /// The change of each pixel by itself, after it is blurred.
    fileprivate var change: (Pixel) -> Pixel {
        if let matrix { return PixelMatrix(matrix).changed }
        switch self {
        case .luminanceToAlpha: return { Pixel(alpha: $0.luminance, red: 0, green: 0, blue: 0) }
        case .threshold(let least, let most, let color):
            let opacities = LayerFilter.opacity(least)...max(LayerFilter.opacity(least), LayerFilter.opacity(most))
            let pixel = Pixel(color)
            return { opacities.contains($0.alpha) ? pixel : Pixel(bits: 0) }
        case .blur(_, isOpaque: true): return \.opaque
        default: return { $0 }
        }
    }

    private static func opacity(_ part: Double) -> UInt8 {
        part.isFinite ? UInt8((min(max(part, 0), 1) * 255).rounded()) : 0
    }
}

extension Pixel {
    /// How light the pixel is, from 0 to 255 (the numbers of SVG's `luminanceToAlpha`); less so where it is clear.
    fileprivate var luminance: UInt8 {
        let colors = 2125 * Int(red) + 7154 * Int(green)
        return UInt8((colors + 721 * Int(blue) + 5000) / 10_000)
    }

    /// The pixel divided by its opacity; one that is clear stays clear.
    fileprivate var opaque: Pixel {
        guard alpha > 0 else { return self }
        func whole(_ channel: UInt8) -> UInt8 { UInt8(min((Int(channel) * 255 + Int(alpha) / 2) / Int(alpha), 255)) }
        return Pixel(alpha: 255, red: whole(red), green: whole(green), blue: whole(blue))
    }
}
