/// Filters of two pictures, one over the other.
extension FilterDefinition {
    static var compositions: [FilterDefinition] {
        [
            composition("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
            composition("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
            composition("CISourceInCompositing") { above, below in above * below.w },
            composition("CISourceOutCompositing") { above, below in above * (1 - below.w) },
            composition("CIAdditionCompositing") { ($0 + $1).clamped(lowerBound: .zero, upperBound: .one) },
            composition("CIMultiplyCompositing") { $0 * $1 },
            composition("CIMultiplyBlendMode") { $0 * $1 + $0 * (1 - $1.w) + $1 * (1 - $0.w) },
            composition("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
            composition("CIDarkenBlendMode") { pointwiseMin($0 + $1 * (1 - $0.w), $1 + $0 * (1 - $1.w)) },
            composition("CILightenBlendMode") { pointwiseMax($0 + $1 * (1 - $0.w), $1 + $0 * (1 - $1.w)) },
            composition("CIDifferenceBlendMode") { above, below in
                let mixed = above + below - pointwiseMin(above * below.w, below * above.w) * 2
                return SIMD4(mixed.x, mixed.y, mixed.z, above.w + below.w - above.w * below.w)
            },
            FilterDefinition(
                "CIBlendWithMask", images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
            ) { blended($0) { $0.plain.luminance } },
            FilterDefinition(
                "CIBlendWithAlphaMask", images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
            ) { blended($0) { $0.w } },
        ]
    }

    private static func composition(
        _ name: String, _ change: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterDefinition {
        FilterDefinition(name, images: [kCIInputImageKey, kCIInputBackgroundImageKey]) { values in
            guard let image = values.image else { return values.background }
            guard let background = values.background else { return image }
            return image.combined(with: background, change)
        }
    }

    /// Returns a picture where a mask says so, and the one below elsewhere.
    private static func blended(
        _ values: FilterValues, _ part: @escaping (SIMD4<Float>) -> Float
    ) -> CIImage? {
        guard let image = values.image, let mask = values.image(kCIInputMaskImageKey) else { return values.image }
        let shown = image.combined(with: mask) { $0 * part($1) }
        let hidden = (values.background ?? .empty()).combined(with: mask) { $0 * (1 - part($1)) }
        return shown.combined(with: hidden) { $0 + $1 }
    }
}
