public import AVFoundation
public import CoreGraphics
public import CoreImage
public import Foundation
public import ImageIO
import LayoutSimInertness

/// Is called when a request was performed.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What is looked for in a picture (Apple, *VNRequest*); nothing is found here.
open class VNRequest: NSObject {
    /// What is called when it was performed.
    open var completionHandler: VNRequestCompletionHandler?
    /// What was found: an empty list once it was performed.
    open var results: [VNObservation]? { isPerformed ? [] : nil }
    /// Whether it is performed by the processor alone.
    open var usesCPUOnly = false
    /// Whether it should run in the background.
    open var preferBackgroundProcessing = false
    /// The version of the algorithm.
    open var revision = 1
    private(set) var isPerformed = false

    /// Creates a request.
    public override convenience init() { self.init(completionHandler: nil) }
    /// Creates a request.
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }

    /// Cancels it.
    open func cancel() {}

    func perform() {
        inert(.service, self)
        isPerformed = true
        completionHandler?(self, nil)
    }
}

/// A request for a picture (Apple, *VNImageBasedRequest*).
open class VNImageBasedRequest: VNRequest {
    /// The part of the picture that is looked at, from 0 to 1, with the origin at the bottom.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// What was found in a picture (Apple, *VNObservation*).
open class VNObservation: NSObject {
    /// The identifier.
    public let uuid = UUID()
    /// How sure the algorithm is, from 0 to 1.
    open var confidence: Float { 0 }
}

/// A thing that was found (Apple, *VNDetectedObjectObservation*).
open class VNDetectedObjectObservation: VNObservation {
    /// Its place, from 0 to 1, with the origin at the bottom.
    open var boundingBox: CGRect { .zero }
}

/// Performs requests on a picture (Apple, *VNImageRequestHandler*); nothing is found here.
open class VNImageRequestHandler: NSObject {
    /// Creates a handler of a picture.
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}
    /// Creates a handler of a picture.
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}
    /// Creates a handler of a picture of the camera.
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {}
    /// Creates a handler of a sample of the camera.
    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {}
    /// Creates a handler of a file.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    /// Creates a handler of a file's contents.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}

    /// Performs requests; each finds nothing here.
    open func perform(_ requests: [VNRequest]) throws { for request in requests { request.perform() } }
}

/// Performs requests on pictures that follow each other (Apple, *VNSequenceRequestHandler*); nothing is found here.
open class VNSequenceRequestHandler: NSObject {
    /// Creates a handler.
    public override init() {}
    /// Performs requests; each finds nothing here.
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { for each in requests { each.perform() } }
    /// Performs requests; each finds nothing here.
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        for each in requests { each.perform() }
    }
}

/// What a handler is told of a picture (Apple, *VNImageOption*).
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The properties of the file.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The camera.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}
