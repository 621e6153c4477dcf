public import CoreGraphics
public import Foundation

/// How a picture is taken.
open class AVCapturePhotoSettings: NSObject {
    /// Whether there is a flash.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether it is as large as can be.
    open var isHighResolutionPhotoEnabled = false
    /// Its small picture.
    open var previewPhotoFormat: [String: Any]?
    /// Its format.
    open private(set) var format: [String: Any]?
    /// Creates settings.
    public override init() { super.init() }
    /// Creates settings of a format.
    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }
}

/// Formats of pictures.
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// HEVC.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
}
/// The format, in settings.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// A picture that was taken; there is none.
open class AVCapturePhoto: NSObject {
    /// None.
    open func fileDataRepresentation() -> Data? { nil }
    /// None.
    open func cgImageRepresentation() -> CGImage? { nil }
}

/// What hears of a picture.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// It would be taken.
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCapturePhotoSettings)
    /// It would be there.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCapturePhotoSettings
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// Takes pictures; none come.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Whether they are as large as can be.
    open var isHighResolutionCaptureEnabled = false
    /// Formats that could be had.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
    /// None.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Creates one.
    public override init() { super.init() }
    /// Takes no picture.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
