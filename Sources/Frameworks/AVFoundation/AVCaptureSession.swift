public import Foundation
public import LayoutSimInertness

/// An input of a capture session.
open class AVCaptureInput: NSObject {}
/// An output of a capture session.
open class AVCaptureOutput: NSObject {
    /// The connections; always empty here.
    open var connections: [AVCaptureConnection] { [] }
    /// Returns the connection for a media type; always `nil` here.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A capture input from a device; cannot be created here, since there is no device.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice
    /// Creates an input from a device.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A capture session, which captures nothing here.
open class AVCaptureSession: NSObject {
    /// A preset that defines the quality of a capture session.
    public struct Preset: Hashable, RawRepresentable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a preset from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// High quality.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Medium quality.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Low quality.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// A resolution of 640 × 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// A resolution of 1280 × 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// A resolution of 1920 × 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// A resolution of 3840 × 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// The quality that the inputs specify.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
        /// A quality suitable for photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    }

    /// The preset of the session.
    @Inert(.service) open var sessionPreset = Preset.high
    /// The inputs.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The outputs.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether the session is running.
    open private(set) var isRunning = false

    /// Returns whether an input can be added; always `true` here.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Returns whether an output can be added; always `true` here.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Returns whether a preset can be used; always `true` here.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Whether the session is interrupted; always `false` here.
    open var isInterrupted: Bool { false }
    /// Begins a set of configuration changes; does nothing here.
    open func beginConfiguration() { inert(.service, self) }
    /// Commits a set of configuration changes; does nothing here.
    open func commitConfiguration() { inert(.service, self) }
    /// Starts the session; nothing is captured here.
    open func startRunning() {
        inert(.service, self)
        isRunning = true
    }
    /// Stops the session.
    open func stopRunning() { isRunning = false }
}
