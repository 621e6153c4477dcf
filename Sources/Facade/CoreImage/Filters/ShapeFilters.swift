import CoreGraphics
import Foundation

/// Filters that move pixels, or mix them with their neighbors.
extension FilterDefinition {
    static var shapes: [FilterDefinition] {
        [
            FilterDefinition("CIGaussianBlur", [kCIInputRadiusKey: 10.0]) { values in
                values.image?.blurred(values.number(kCIInputRadiusKey))
            },
            FilterDefinition("CICrop", ["inputRectangle": CIVector(cgRect: .infinite)]) { values in
                guard let rectangle = values.vector("inputRectangle") else { return values.image }
                return values.image?.cropped(to: rectangle.cgRectValue)
            },
            FilterDefinition("CIAffineTransform") { values in
                values.image?.transformed(by: values.transform)
            },
            FilterDefinition("CIAffineClamp") { values in
                values.image?.transformed(by: values.transform).clampedToExtent()
            },
            FilterDefinition("CILanczosScaleTransform", [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) {
                values in
                let scale = CGFloat(values.number(kCIInputScaleKey))
                let ratio = CGFloat(values.number(kCIInputAspectRatioKey))
                return values.image?.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
            },
            FilterDefinition("CIPixellate", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0]) {
                values in
                guard let image = values.image else { return nil }
                return image.pixellated(max(1, values.number(kCIInputScaleKey)), values.vector(kCIInputCenterKey))
            },
            FilterDefinition("CIAreaAverage", [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]) { values in
                guard let image = values.image, let extent = values.area else { return nil }
                return image.average(of: extent)
            },
        ]
    }
}

extension FilterValues {
    /// The transform, as a value or as an object.
    fileprivate var transform: CGAffineTransform { any(kCIInputTransformKey) as? CGAffineTransform ?? .identity }

    /// The area, as a vector or a rectangle.
    fileprivate var area: CGRect? {
        vector(kCIInputExtentKey)?.cgRectValue ?? any(kCIInputExtentKey) as? CGRect
    }
}

extension CIImage {
    /// Returns the picture blurred with a standard deviation in pixels; it grows by three of these on each side.
    fileprivate func blurred(_ sigma: Float) -> CIImage {
        guard sigma > 0 else { return self }
        let reach = Int((3 * sigma).rounded(.up))
        let isEndless = extent.isInfinite
        let grown = isEndless ? extent : extent.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
        return CIImage(extent: grown) { [self] asked in
            let area = PixelArea(grown) ?? asked
            let wide = PixelArea(
                x: area.x - reach, y: area.y - reach, width: area.width + 2 * reach, height: area.height + 2 * reach)
            let (grid, weights) = (grid(wide), Self.weights(sigma, reach: reach))
            let rows = Grid(x: area.x, y: wide.y, width: area.width, height: wide.height) { column, row in
                (-reach...reach).reduce(SIMD4.zero) { $0 + grid.at(column + $1, row) * weights[$1 + reach] }
            }
            return Grid(x: area.x, y: area.y, width: area.width, height: area.height) { column, row in
                (-reach...reach).reduce(SIMD4.zero) { $0 + rows.at(column, row + $1) * weights[$1 + reach] }
            }
        }
    }

    /// The weights of the pixels on both sides of one, which add up to 1.
    private static func weights(_ sigma: Float, reach: Int) -> [Float] {
        let raw = (-reach...reach).map { place in
            let distance = Float(place) / sigma
            // The logarithm of 2 turns the power of e into one of 2.
            return FilterDefinition.powerOfTwo(-distance * distance / 2 / 0.6931472)
        }
        let sum = raw.reduce(0, +)
        return raw.map { $0 / sum }
    }

    /// Returns the picture in squares, each of the color at its middle.
    fileprivate func pixellated(_ side: Float, _ center: CIVector?) -> CIImage {
        let (centerX, centerY) = (Float(center?.x ?? 150), Float(center?.y ?? 150))
        return CIImage(extent: extent) { [self] area in
            let grid = grid(area)
            return Grid(x: grid.x, y: grid.y, width: grid.width, height: grid.height) { column, row in
                let x = (((Float(column) + 0.5 - centerX) / side).rounded(.down) + 0.5) * side + centerX
                let y = (((Float(row) + 0.5 - centerY) / side).rounded(.down) + 0.5) * side + centerY
                let (left, top) = (grid.x + grid.width - 1, grid.y + grid.height - 1)
                return grid.at(
                    min(max(Int(x.rounded(.down)), grid.x), left), min(max(Int(y.rounded(.down)), grid.y), top))
            }
        }
    }

    /// Returns one pixel with the mean of an area.
    fileprivate func average(of area: CGRect) -> CIImage {
        CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { [self] _ in
            let part = cropped(to: area).grid()
            let sum = part.values.reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) }
            let mean = SIMD4<Float>(sum / Double(max(1, part.values.count)))
            return Grid(x: 0, y: 0, width: 1, height: 1) { _, _ in mean }
        }
    }
}
