public import CoreGraphics
public import Foundation
public import ImageIO

extension CIImage {
    /// Returns the part within a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        let part = extent.isInfinite ? rect : extent.intersection(rect)
        guard let area = PixelArea(part), !part.isNull else { return .empty() }
        return CIImage(extent: part) { [self] _ in
            let grid = grid(area)
            return Grid(x: area.x, y: area.y, width: area.width, height: area.height) { grid.at($0, $1) }
        }
    }

    /// Returns the picture with a transform applied to it.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        if extent.isInfinite || matrix.isIdentity { return self }
        let moved = extent.applying(matrix)
        guard let area = PixelArea(moved) else { return self }
        return CIImage(extent: moved) { [self] _ in
            let (grid, back) = (grid(), matrix.inverted())
            return Grid(x: area.x, y: area.y, width: area.width, height: area.height) { column, row in
                let point = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(back)
                return grid.between(Float(point.x), Float(point.y))
            }
        }
    }

    /// Returns the picture with a transform applied to it.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// Returns the picture as an orientation shows it, with its corner at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// Returns the picture as the number of an orientation shows it.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(CGImagePropertyOrientation(rawValue: UInt32(max(1, orientation))) ?? .up)
    }

    /// Returns what shows the picture as an orientation does.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (width, height) = (extent.width, extent.height)
        return switch orientation {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        }
    }

    /// Returns the picture over another one.
    public func composited(over dest: CIImage) -> CIImage {
        combined(with: dest) { $0 + $1 * (1 - $0.w) }
    }

    /// Returns the picture without an end: the pixels at its edges go on.
    public func clampedToExtent() -> CIImage {
        guard let own = PixelArea(extent), own.width > 0, own.height > 0 else { return self }
        return CIImage(extent: .infinite) { [self] area in
            var grid = grid()
            grid.isClamped = true
            return Grid(x: area.x, y: area.y, width: area.width, height: area.height) { grid.at($0, $1) }
        }
    }

    /// Returns the picture with a filter of a name applied to it; the picture itself if there is no such filter.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? .empty()
    }

    /// Returns the picture blurred with a standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    /// Returns the picture with a function of each pixel.
    func mapped(_ change: @escaping (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: extent) { [self] area in grid(area).map(change) }
    }

    /// Returns both pictures, with a function of each pair of pixels.
    func combined(
        with other: CIImage, _ change: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        CIImage(extent: extent.isInfinite || other.extent.isInfinite ? .infinite : extent.union(other.extent)) {
            [self] area in
            let (one, two) = (grid(area), other.grid(area))
            let whole = PixelArea(extent.isInfinite || other.extent.isInfinite ? .infinite : extent.union(other.extent))
            let result = whole ?? area
            return Grid(x: result.x, y: result.y, width: result.width, height: result.height) { column, row in
                change(one.at(column, row), two.at(column, row))
            }
        }
    }
}
