public import CoreGraphics
public import Foundation
import UIKit
public import LayoutSimInertness

/// The settings for capturing a photo.
open class AVCapturePhotoSettings: NSObject {
    /// The flash mode.
    @Inert(.service) open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether to capture the photo at the highest resolution.
    @Inert(.service) open var isHighResolutionPhotoEnabled = false
    /// The format of the preview photo.
    @Inert(.service) open var previewPhotoFormat: [String: Any]? = nil
    /// The format of the photo.
    open private(set) var format: [String: Any]?
    /// Creates photo settings.
    public override init() { super.init() }
    /// Creates photo settings with a format.
    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }
}

/// A video codec.
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a codec from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The JPEG codec.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// The HEVC codec.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// The H.264 codec.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
}
/// The settings key for the video codec.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// The settings with which a photo is captured; none is here.
open class AVCaptureResolvedPhotoSettings: NSObject {
    /// The identifier of the settings that were asked for.
    open var uniqueID: Int64 { 0 }
}

/// A captured photo; never delivered here, since there is no camera.
open class AVCapturePhoto: NSObject {
    /// Returns the photo as file data; always `nil` here.
    open func fileDataRepresentation() -> Data? { nil }
    /// Returns the photo as an image; always `nil` here.
    open func cgImageRepresentation() -> CGImage? { nil }
}

/// The delegate of a photo output.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// Tells the delegate that the photo is about to be captured; never called here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Tells the delegate that the photo is ready; never called here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// An output that captures photos; never delivers any here.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Whether high-resolution capture is enabled.
    @Inert(.service) open var isHighResolutionCaptureEnabled = false
    /// The available photo codecs.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
    /// The supported flash modes; always empty here.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Creates a photo output.
    public override init() { super.init() }
    /// Captures a photo; does nothing here, since there is no camera.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        inert(.service, self)
        tellUncalled(of: delegate, by: self)
    }
}
