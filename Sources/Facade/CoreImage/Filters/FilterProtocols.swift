public import CoreGraphics
public import Foundation

/// What all filters have.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// What the filter gives.
    var outputImage: CIImage? { get }
}

/// A filter that makes QR codes.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The bytes of the code.
    var message: Data { get set }
    /// How many errors can be corrected: L, M, Q or H.
    var correctionLevel: String { get set }
}

/// A filter that blurs.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The standard deviation in pixels.
    var radius: Float { get set }
}

/// A filter of brown tones.
public protocol CISepiaTone: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The intensity, from 0 to 1.
    var intensity: Float { get set }
}

/// A filter of saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The saturation, 1 for no change.
    var saturation: Float { get set }
    /// The brightness, 0 for no change.
    var brightness: Float { get set }
    /// The contrast, 1 for no change.
    var contrast: Float { get set }
}

/// A filter that inverts colors.
public protocol CIColorInvert: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// A filter of one color.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The color.
    var color: CIColor { get set }
    /// The intensity, from 0 to 1.
    var intensity: Float { get set }
}

/// A filter of the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The steps of exposure.
    var ev: Float { get set }
}

/// A filter of squares.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A corner of the squares.
    var center: CGPoint { get set }
    /// The side of the squares in pixels.
    var scale: Float { get set }
}

/// A filter that scales.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The factor of the height.
    var scale: Float { get set }
    /// The factor of the width besides.
    var aspectRatio: Float { get set }
}

/// A filter of the mean of an area.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The area.
    var extent: CGRect { get set }
}

/// A filter of two pictures.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture below.
    var backgroundImage: CIImage? { get set }
}

/// A filter of two pictures and a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture below.
    var backgroundImage: CIImage? { get set }
    /// Where the upper picture is seen.
    var maskImage: CIImage? { get set }
}

/// A filter of a photograph's look.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// A filter that darkens the corners; it changes nothing here.
public protocol CIVignette: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The intensity.
    var intensity: Float { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter that sharpens; it changes nothing here.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The intensity.
    var intensity: Float { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter of crystals; it changes nothing here.
public protocol CICrystallize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter of edges; it changes nothing here.
public protocol CIEdges: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The intensity.
    var intensity: Float { get set }
}
