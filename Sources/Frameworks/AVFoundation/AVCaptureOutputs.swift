public import CoreGraphics
public import Foundation
import UIKit
public import LayoutSimInertness

/// The orientation of a video.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A connection between an input and an output of a capture session.
open class AVCaptureConnection: NSObject {
    /// The orientation of the video.
    @Inert(.service) open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// The rotation angle of the video, in degrees.
    @Inert(.service) open var videoRotationAngle: CGFloat = 0
    /// Whether the video orientation can be changed; always `true` here.
    open var isVideoOrientationSupported: Bool { true }
    /// Whether the video is mirrored.
    @Inert(.service) open var isVideoMirrored = false
    /// Whether the video can be mirrored; always `true` here.
    open var isVideoMirroringSupported: Bool { true }
    /// Whether mirroring is adjusted automatically.
    @Inert(.service) open var automaticallyAdjustsVideoMirroring = true
    /// Whether the connection is enabled.
    @Inert(.service) open var isEnabled = true
    /// Returns whether a rotation angle is supported; always `true` here.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

/// A buffer of media samples; never delivered here, since there is no camera.
public final class CMSampleBuffer {}
/// A buffer of pixels; never delivered here, since there is no camera.
public final class CVBuffer {}
/// A buffer of an image; never delivered here, since there is no camera.
public typealias CVImageBuffer = CVBuffer
/// A buffer of pixels; never delivered here, since there is no camera.
public typealias CVPixelBuffer = CVBuffer
/// Returns the image buffer of a sample buffer; always `nil` here.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Returns the width of a pixel buffer in pixels; always 0 here.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns the height of a pixel buffer in pixels; always 0 here.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The delegate of a video data output.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Tells the delegate that the output captured a video frame; never called here.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// Tells the delegate that the output dropped a video frame; never called here.
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

/// An output that delivers video frames; never delivers any here.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// The sample buffer delegate.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? {
        didSet { tellUncalled(of: sampleBufferDelegate, by: self) }
    }
    /// The video settings.
    @Inert(.service) open var videoSettings: [String: Any]! = [:]
    /// Whether late video frames are discarded.
    @Inert(.service) open var alwaysDiscardsLateVideoFrames = true
    /// Creates a video data output.
    public override init() { super.init() }
    /// Sets the sample buffer delegate.
    open func setSampleBufferDelegate(
        _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
    ) { sampleBufferDelegate = delegate }
}

/// An output that records a movie to a file; records nothing here.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
    /// Whether a recording is in progress; always `false` here.
    open var isRecording: Bool { false }
    /// The maximum duration of the recording, in seconds.
    @Inert(.service) open var maxRecordedDuration = CMTime.invalid
    /// Creates a movie file output.
    public override init() { super.init() }
    /// Starts recording to a file; does nothing here.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        inert(.service, self)
        tellUncalled(of: delegate, by: self)
    }
    /// Stops recording; does nothing here, since nothing is recorded.
    open func stopRecording() { inert(.service, self) }
}

/// The delegate of a file output.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Tells the delegate that the recording finished; never called here.
    func fileOutput(
        _ output: AVCaptureMovieFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

/// The superclass of movie file outputs; here the same class, since the members are the same.
public typealias AVCaptureFileOutput = AVCaptureMovieFileOutput
