public import Foundation
public import QuartzCore

/// Kinds of what is recorded.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether an app may record.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user was not asked, or did not answer.
    case notDetermined = 0
    /// The user cannot allow it.
    case restricted = 1
    /// The user does not allow it.
    case denied = 2
    /// It may.
    case authorized = 3
}

/// A camera or a microphone. This device has none, and nobody answers when the user is asked.
open class AVCaptureDevice: NSObject {
    /// The side of the device that a camera is on.
    public enum Position: Int, Sendable {
        /// Neither.
        case unspecified = 0
        /// The back.
        case back = 1
        /// The front.
        case front = 2
    }

    /// Kinds of cameras.
    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        /// Its name.
        public let rawValue: String
        /// Creates one by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// With a wide angle.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    }

    /// None.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// None.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// Nobody answered.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Asks, and nobody answers.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {}
}

/// What is recorded from.
open class AVCaptureInput: NSObject {}
/// What is recorded to.
open class AVCaptureOutput: NSObject {}

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
    /// Does nothing.
    open func beginConfiguration() {}
    /// Does nothing.
    open func commitConfiguration() {}
    /// Starts, and nothing comes.
    open func startRunning() { isRunning = true }
    /// Stops.
    open func stopRunning() { isRunning = false }
}

/// A layer of what a camera sees: nothing is seen of it but the layer's own looks.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The recording.
    open var session: AVCaptureSession?
    /// How the picture fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Creates a layer.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}
