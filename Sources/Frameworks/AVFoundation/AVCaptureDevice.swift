public import Foundation

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
        /// With a long lens.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// With a very wide angle.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// With two lenses.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// With two wide lenses.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// With three lenses.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// That knows depths.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// A microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        /// A microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }
    /// Whether there is a flash.
    public enum FlashMode: Int, Sendable { case off = 0, on, auto }
    /// Whether there is light.
    public enum TorchMode: Int, Sendable { case off = 0, on, auto }
    /// Who makes pictures sharp.
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
    /// Who makes pictures light.
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }
    /// Who makes white white.
    public enum WhiteBalanceMode: Int, Sendable { case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance }

    /// The format of pictures.
    open class Format: NSObject {
        /// How near they may be seen.
        open var videoMaxZoomFactor: CGFloat { 1 }
    }

    /// The cameras and microphones of some kinds: none.
    open class DiscoverySession: NSObject {
        /// None.
        open var devices: [AVCaptureDevice] { [] }
        /// Creates a list.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }

    /// None.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// None.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// None.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Its number.
    open var uniqueID: String { "" }
    /// Its name.
    open var localizedName: String { "" }
    /// Its side.
    open var position: Position { .unspecified }
    /// Its kind.
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    /// The format of its pictures.
    open var activeFormat = Format()
    /// How near they are seen.
    open var videoZoomFactor: CGFloat = 1
    /// False.
    open var hasTorch: Bool { false }
    /// False.
    open var isTorchAvailable: Bool { false }
    /// Whether there is light.
    open var torchMode = TorchMode.off
    /// False.
    open var hasFlash: Bool { false }
    /// Who makes pictures sharp.
    open var focusMode = FocusMode.locked
    /// Where they are sharp, from 0 to 1.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// False.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// Who makes pictures light.
    open var exposureMode = ExposureMode.locked
    /// Where they are light, from 0 to 1.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// False.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// Whether it tells that something else is seen.
    open var isSubjectAreaChangeMonitoringEnabled = false
    /// False.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// False.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// False.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// False.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    /// Does nothing.
    open func lockForConfiguration() throws {}
    /// Does nothing.
    open func unlockForConfiguration() {}
    /// Takes how light it is, from 0 to 1.
    open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
    /// Asks, and nobody answers: false.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// Nobody answered.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Asks, and nobody answers.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {}
}
