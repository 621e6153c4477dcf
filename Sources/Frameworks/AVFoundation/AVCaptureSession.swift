public import Foundation

/// What is recorded from.
open class AVCaptureInput: NSObject {}
/// What is recorded to.
open class AVCaptureOutput: NSObject {
    /// None.
    open var connections: [AVCaptureConnection] { [] }
    /// None.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A device that is recorded from; there is none to make it of.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice
    /// Creates an input.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A recording, to which nothing comes.
open class AVCaptureSession: NSObject {
    /// How good it is.
    public struct Preset: Hashable, RawRepresentable, Sendable {
        /// Its name.
        public let rawValue: String
        /// Creates one by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Good.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Less good.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Bad.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 640 × 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 × 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 × 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 × 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// As its inputs have it.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
        /// For pictures.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    }

    /// How good it is.
    open var sessionPreset = Preset.high
    /// What it records from.
    open private(set) var inputs: [AVCaptureInput] = []
    /// What it records to.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether it was started.
    open private(set) var isRunning = false

    /// True.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Takes an input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Leaves an input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// True.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Takes an output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Leaves an output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// True.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// False.
    open var isInterrupted: Bool { false }
    /// Does nothing.
    open func beginConfiguration() {}
    /// Does nothing.
    open func commitConfiguration() {}
    /// Starts, and nothing comes.
    open func startRunning() { isRunning = true }
    /// Stops.
    open func stopRunning() { isRunning = false }
}
