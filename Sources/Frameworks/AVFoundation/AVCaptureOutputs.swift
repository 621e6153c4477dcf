public import CoreGraphics
public import Foundation

/// How a camera is held.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Between a camera and what takes its pictures.
open class AVCaptureConnection: NSObject {
    /// How the camera is held.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// How pictures are turned, in degrees.
    open var videoRotationAngle: CGFloat = 0
    /// True.
    open var isVideoOrientationSupported: Bool { true }
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false
    /// True.
    open var isVideoMirroringSupported: Bool { true }
    /// Whether the camera decides.
    open var automaticallyAdjustsVideoMirroring = true
    /// Whether it is used.
    open var isEnabled = true
    /// True for every angle.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

/// A picture of a camera; there is none.
public final class CMSampleBuffer {}
/// The pixels of a picture of a camera; there are none.
public final class CVBuffer {}
/// The pixels of a picture of a camera; there are none.
public typealias CVImageBuffer = CVBuffer
/// The pixels of a picture of a camera; there are none.
public typealias CVPixelBuffer = CVBuffer
/// None.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// 0.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// 0.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// What takes the pictures of a film.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// A picture would come.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// A picture would be lost.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    /// Does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Gives the pictures of a film; none come.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// What takes them.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// Their format.
    open var videoSettings: [String: Any]! = [:]
    /// Whether late ones are lost.
    open var alwaysDiscardsLateVideoFrames = true
    /// Creates one.
    public override init() { super.init() }
    /// Takes what is told.
    open func setSampleBufferDelegate(
        _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
    ) { sampleBufferDelegate = delegate }
}

/// Writes a film; it stays empty.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
    /// False.
    open var isRecording: Bool { false }
    /// In seconds.
    open var maxRecordedDuration = CMTime.invalid
    /// Creates one.
    public override init() { super.init() }
    /// Writes nothing.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {}
    /// Nothing was written.
    open func stopRecording() {}
}

/// What hears of a film.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// It would be there.
    func fileOutput(
        _ output: AVCaptureMovieFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

/// By the name of its superclass, which has the same members here.
public typealias AVCaptureFileOutput = AVCaptureMovieFileOutput
