public import Foundation
import LayoutSimInertness

/// Something that was found in a picture; nothing is found here.
open class CIFeature: NSObject {
    /// The kind.
    open var type: String { "" }
    /// Where it is.
    open var bounds: CGRect { .null }
}
/// A face; none is found here.
open class CIFaceFeature: CIFeature {
    /// Whether the eye is seen.
    open var hasLeftEyePosition: Bool { false }
    /// Whether the eye is seen.
    open var hasRightEyePosition: Bool { false }
    /// Whether the face smiles.
    open var hasSmile: Bool { false }
}
/// A QR code; none is found here.
open class CIQRCodeFeature: CIFeature {
    /// The text of the code.
    open var messageString: String? { nil }
    /// The corner at the top left, in pixels with the origin at the bottom.
    open var topLeft: CGPoint { .zero }
    /// The corner at the top right.
    open var topRight: CGPoint { .zero }
    /// The corner at the bottom left.
    open var bottomLeft: CGPoint { .zero }
    /// The corner at the bottom right.
    open var bottomRight: CGPoint { .zero }
}
/// A rectangle; none is found here.
open class CIRectangleFeature: CIFeature {
    /// The corner at the top left, in pixels with the origin at the bottom.
    open var topLeft: CGPoint { .zero }
    /// The corner at the top right.
    open var topRight: CGPoint { .zero }
    /// The corner at the bottom left.
    open var bottomLeft: CGPoint { .zero }
    /// The corner at the bottom right.
    open var bottomRight: CGPoint { .zero }
}

/// Finds something in pictures; nothing is found here.
open class CIDetector: NSObject {
    /// Creates a detector of a kind.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
    /// Returns what was found: nothing here.
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }
    /// Returns what was found: nothing here.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        inert(.service, self)
        return []
    }
}

/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of how exact a detector is.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Less exact.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// More exact.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of whether smiles are found.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of whether closed eyes are found.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The key of the orientation of a picture.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
