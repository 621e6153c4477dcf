public import Foundation
public import LayoutSimInertness

/// A media type.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a media type from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The video media type.
    public static let video = AVMediaType(rawValue: "vide")
    /// The audio media type.
    public static let audio = AVMediaType(rawValue: "soun")
}

/// The authorization to capture media.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user has not made a choice.
    case notDetermined = 0
    /// The user cannot grant access.
    case restricted = 1
    /// The user denied access.
    case denied = 2
    /// The user granted access.
    case authorized = 3
}

/// A camera or a microphone; there is none here, and a request for access is never granted.
open class AVCaptureDevice: NSObject {
    /// The position of a camera on the device.
    public enum Position: Int, Sendable {
        /// An unspecified position.
        case unspecified = 0
        /// The back of the device.
        case back = 1
        /// The front of the device.
        case front = 2
    }

    /// The type of a capture device.
    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a device type from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The built-in wide-angle camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// The built-in telephoto camera.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// The built-in ultra-wide camera.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// The built-in dual camera.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// The built-in dual wide camera.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// The built-in triple camera.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// The built-in TrueDepth camera.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// The built-in microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        /// A microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }
    /// The flash mode.
    public enum FlashMode: Int, Sendable { case off = 0, on, auto }
    /// The torch mode.
    public enum TorchMode: Int, Sendable { case off = 0, on, auto }
    /// The focus mode.
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
    /// The exposure mode.
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }
    /// The white balance mode.
    public enum WhiteBalanceMode: Int, Sendable { case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance }

    /// The format of a capture device.
    open class Format: NSObject {
        /// The maximum zoom factor; always 1 here.
        open var videoMaxZoomFactor: CGFloat { 1 }
    }

    /// A search for capture devices, which finds none here.
    open class DiscoverySession: NSObject {
        /// The devices found; always empty here.
        open var devices: [AVCaptureDevice] { [] }
        /// Creates a search for capture devices, which ignores its criteria here.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }

    /// Always returns `nil` here, since there are no capture devices.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Always returns `nil` here, since there are no capture devices.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// Returns the capture devices of a media type; always empty here.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// The unique identifier of the device; always empty here.
    open var uniqueID: String { "" }
    /// The localized name of the device; always empty here.
    open var localizedName: String { "" }
    /// The position of the device; always unspecified here.
    open var position: Position { .unspecified }
    /// The type of the device; always the built-in wide-angle camera here.
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    /// The active format.
    @Inert(.service) open var activeFormat = Format()
    /// The zoom factor of the video.
    @Inert(.service) open var videoZoomFactor: CGFloat = 1
    /// A Boolean value that indicates whether the device has a torch; always `false` here.
    open var hasTorch: Bool { false }
    /// A Boolean value that indicates whether the torch is available; always `false` here.
    open var isTorchAvailable: Bool { false }
    /// The torch mode.
    @Inert(.service) open var torchMode = TorchMode.off
    /// A Boolean value that indicates whether the device has a flash; always `false` here.
    open var hasFlash: Bool { false }
    /// The focus mode.
    @Inert(.service) open var focusMode = FocusMode.locked
    /// The point of interest for focusing, from 0 to 1.
    @Inert(.service) open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// A Boolean value that indicates whether a focus point of interest is supported; always `false` here.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// The exposure mode.
    @Inert(.service) open var exposureMode = ExposureMode.locked
    /// The point of interest for exposure, from 0 to 1.
    @Inert(.service) open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// A Boolean value that indicates whether an exposure point of interest is supported; always `false` here.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// A Boolean value that indicates whether the device monitors changes to the subject area.
    @Inert(.service) open var isSubjectAreaChangeMonitoringEnabled = false
    /// Returns whether a focus mode is supported; always `false` here.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Returns whether an exposure mode is supported; always `false` here.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Returns whether a torch mode is supported; always `false` here.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Returns whether the device provides a media type; always `false` here.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    /// Does nothing here.
    open func lockForConfiguration() throws { inert(.service, self) }
    /// Does nothing here.
    open func unlockForConfiguration() { inert(.service, self) }
    /// Turns on the torch; the level, from 0 to 1, is ignored here.
    open func setTorchModeOn(level torchLevel: Float) throws {
        inert(.service, self)
        torchMode = .on
    }
    /// Always returns `false` here, since the user is not asked.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        inert(.service, in: Self.self)
        return false
    }
    /// Returns the authorization status for a media type; always not determined here.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Does nothing here; the completion handler is never called.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { inert(.service, in: Self.self) }
}
