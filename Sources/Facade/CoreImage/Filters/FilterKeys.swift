/// The key of the picture that a filter gives.
public let kCIOutputImageKey = "outputImage"
/// The key of the picture that a filter takes.
public let kCIInputImageKey = "inputImage"
/// The key of the picture below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the picture that says where.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the proportion of width and height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an exposure.
public let kCIInputEVKey = "inputEV"
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of an area.
public let kCIInputExtentKey = "inputExtent"
/// The key of the name of a filter among its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the name of a filter as users see it.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters of colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// All filters of the system.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
