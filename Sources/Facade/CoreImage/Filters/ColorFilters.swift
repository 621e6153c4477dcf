import Foundation

/// Filters that change each pixel by its own color, in linear light.
extension FilterDefinition {
    static var colors: [FilterDefinition] {
        [
            FilterDefinition(
                "CIColorControls",
                [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
            ) { values in
                let (saturation, brightness) = (
                    values.number(kCIInputSaturationKey), values.number(kCIInputBrightnessKey)
                )
                let contrast = values.number(kCIInputContrastKey)
                return values.image?.colored { color in
                    let gray = SIMD3(repeating: color.luminance)
                    return ((gray + (color - gray) * saturation) - 0.5) * contrast + 0.5 + brightness
                }
            },
            // The matrix of the `sepia()` of W3C's Filter Effects; Apple's own is not published.
            FilterDefinition("CISepiaTone", [kCIInputIntensityKey: 1.0]) { values in
                let intensity = values.number(kCIInputIntensityKey)
                return values.image?.colored { color in
                    let sepia = SIMD3(
                        (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
                        (color * SIMD3(0.272, 0.534, 0.131)).sum())
                    return color + (sepia - color) * intensity
                }
            },
            FilterDefinition("CIPhotoEffectMono") { $0.image?.colored { SIMD3(repeating: $0.luminance) } },
            FilterDefinition("CIPhotoEffectTonal") { $0.image?.colored { SIMD3(repeating: $0.luminance) } },
            FilterDefinition("CIPhotoEffectNoir") { values in
                values.image?.colored { SIMD3(repeating: ($0.luminance - 0.5) * 1.25 + 0.5) }
            },
            FilterDefinition(
                "CIColorMonochrome",
                [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
            ) { values in
                let (intensity, tint) = (values.number(kCIInputIntensityKey), values.color(kCIInputColorKey).light)
                return values.image?.colored { color in
                    let gray = SIMD3(tint.x, tint.y, tint.z) * color.luminance
                    return color + (gray - color) * intensity
                }
            },
            FilterDefinition("CIColorInvert") { $0.image?.colored { 1 - $0 } },
            FilterDefinition("CIExposureAdjust", [kCIInputEVKey: 0.0]) { values in
                let factor = powerOfTwo(values.number(kCIInputEVKey))
                return values.image?.colored { $0 * factor }
            },
            FilterDefinition("CIMaskToAlpha") { values in
                values.image?.mapped { SIMD4(1, 1, 1, 1) * ($0 * SIMD4(0.2126, 0.7152, 0.0722, 0)).sum() }
            },
            FilterDefinition("CIColorMatrix", colorMatrix) { values in
                let names = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"]
                let rows = names.map { (values.vector($0) ?? CIVector(x: 0)).light }
                let bias = (values.vector("inputBiasVector") ?? CIVector(x: 0)).light
                return values.image?.mapped { pixel in
                    let color = SIMD4(pixel.plain, pixel.w)
                    let changed =
                        SIMD4(
                            (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(),
                            (rows[3] * color).sum()) + bias
                    return changed.premultiplied
                }
            },
        ]
    }

    private static var colorMatrix: [String: Any] {
        [
            "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
            "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
            "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]
    }

    /// Two to a power, by the series of its logarithm: the same on every machine.
    static func powerOfTwo(_ exponent: Float) -> Float {
        let whole = min(max(exponent, -30), 30).rounded(.down)
        let part = Double(min(max(exponent, -30), 30) - whole) * 0.6931471805599453
        var (sum, term) = (1.0, 1.0)
        for place in 1...12 {
            term *= part / Double(place)
            sum += term
        }
        return Float(sum) * Float(sign: .plus, exponent: Int(whole), significand: 1)
    }
}

extension CIVector {
    fileprivate var light: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
}

extension SIMD3<Float> {
    /// How bright a color is.
    var luminance: Float { (self * SIMD3(0.2126, 0.7152, 0.0722)).sum() }
}

extension SIMD4<Float> {
    /// The color without its alpha.
    var plain: SIMD3<Float> { w > 0 ? SIMD3(x, y, z) / w : .zero }
    /// The color with its alpha, each from 0 to 1.
    var premultiplied: SIMD4 {
        let part = clamped(lowerBound: .zero, upperBound: .one)
        return SIMD4(part.x * part.w, part.y * part.w, part.z * part.w, part.w)
    }
}

extension CIImage {
    /// Returns the picture with a function of each color.
    func colored(_ change: @escaping (SIMD3<Float>) -> SIMD3<Float>) -> CIImage {
        mapped { SIMD4(change($0.plain), $0.w).premultiplied }
    }
}
