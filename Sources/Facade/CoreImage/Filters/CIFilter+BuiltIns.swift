extension CIFilter {
    /// Returns a filter that makes QR codes.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        BuiltInFilter(builtIn: "CIQRCodeGenerator")
    }
    /// Returns a filter that blurs.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(builtIn: "CIGaussianBlur") }
    /// Returns a filter of brown tones.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(builtIn: "CISepiaTone") }
    /// Returns a filter of saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(builtIn: "CIColorControls") }
    /// Returns a filter that inverts colors.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter(builtIn: "CIColorInvert") }
    /// Returns a filter of one color.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        BuiltInFilter(builtIn: "CIColorMonochrome")
    }
    /// Returns a filter of the exposure.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter(builtIn: "CIExposureAdjust") }
    /// Returns a filter of squares.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter(builtIn: "CIPixellate") }
    /// Returns a filter that scales.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltInFilter(builtIn: "CILanczosScaleTransform")
    }
    /// Returns a filter of the mean of an area.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter(builtIn: "CIAreaAverage") }
    /// Returns a filter of two pictures.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(builtIn: "CISourceOverCompositing")
    }
    /// Returns a filter of two pictures and a mask.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(builtIn: "CIBlendWithMask") }
    /// Returns a filter of a photograph's look.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectMono") }
    /// Returns a filter of a photograph's look.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectNoir") }
    /// Returns a filter of a photograph's look.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(builtIn: "CIPhotoEffectTonal")
    }
    /// Returns a filter of a photograph's look.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(builtIn: "CIPhotoEffectChrome")
    }
    /// Returns a filter of a photograph's look.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectFade") }
    /// Returns a filter of a photograph's look.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(builtIn: "CIPhotoEffectInstant")
    }
    /// Returns a filter of a photograph's look.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(builtIn: "CIPhotoEffectProcess")
    }
    /// Returns a filter of a photograph's look.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter(builtIn: "CIPhotoEffectTransfer")
    }
    /// Returns a filter of two pictures.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(builtIn: "CIMultiplyBlendMode")
    }
    /// Returns a filter of two pictures.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(builtIn: "CIScreenBlendMode")
    }
    /// Returns a filter of two pictures.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(builtIn: "CIDarkenBlendMode")
    }
    /// Returns a filter of two pictures.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(builtIn: "CILightenBlendMode")
    }
    /// Returns a filter of two pictures.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(builtIn: "CISourceAtopCompositing")
    }
    /// Returns a filter of two pictures.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter(builtIn: "CIMultiplyCompositing")
    }
    /// Returns a filter that changes nothing here.
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(builtIn: "CIVignette") }
    /// Returns a filter that changes nothing here.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter(builtIn: "CIUnsharpMask") }
    /// Returns a filter that changes nothing here.
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter(builtIn: "CICrystallize") }
    /// Returns a filter that changes nothing here.
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter(builtIn: "CIEdges") }
}
