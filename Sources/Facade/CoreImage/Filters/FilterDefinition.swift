import CoreGraphics
import Foundation

/// A filter: its name, the values it takes with their defaults, and what it does; `apply` is `nil` where it is only
/// declared.
struct FilterDefinition {
    let name: String
    let defaults: [String: Any]
    let keys: [String]
    let apply: ((FilterValues) -> CIImage?)?

    init(
        _ name: String, _ defaults: [String: Any] = [:], images: [String] = [kCIInputImageKey],
        apply: ((FilterValues) -> CIImage?)?
    ) {
        (self.name, self.defaults, self.apply) = (name, defaults, apply)
        keys = (images + defaults.keys).sorted()
    }

    static func named(_ name: String) -> FilterDefinition? { all.first { $0.name == name } }

    /// All filters, in the order of their kinds.
    static var all: [FilterDefinition] { colors + shapes + compositions + generators + declared }

    /// Filters that hand back their picture.
    private static var declared: [FilterDefinition] {
        [
            "CIPhotoEffectChrome", "CIPhotoEffectFade", "CIPhotoEffectInstant", "CIPhotoEffectProcess",
            "CIPhotoEffectTransfer", "CIVignette", "CIVignetteEffect", "CIBumpDistortion", "CITwirlDistortion",
            "CIPinchDistortion", "CIHueAdjust", "CIVibrance", "CITemperatureAndTint", "CIHighlightShadowAdjust",
            "CISharpenLuminance", "CIUnsharpMask", "CINoiseReduction", "CIEdges", "CIEdgeWork", "CICrystallize",
            "CIComicEffect", "CIBloom", "CIGloom", "CIMotionBlur", "CIZoomBlur", "CIDiscBlur", "CIBoxBlur",
            "CIPerspectiveCorrection", "CIPerspectiveTransform", "CIStraightenFilter", "CIColorCube", "CIToneCurve",
            "CIGammaAdjust", "CIWhitePointAdjust", "CIColorPosterize", "CIFalseColor", "CIDotScreen", "CILineScreen",
            "CIPointillize", "CIHexagonalPixellate", "CIDepthOfField", "CIKaleidoscope",
        ].map { FilterDefinition($0, apply: nil) }
    }
}
