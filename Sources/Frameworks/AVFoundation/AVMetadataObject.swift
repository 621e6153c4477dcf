public import CoreGraphics
public import Foundation

/// Something that a camera sees; nothing is seen.
open class AVMetadataObject: NSObject {
    /// Kinds of what a camera sees.
    public struct ObjectType: Hashable, RawRepresentable, Sendable {
        /// Its value.
        public let rawValue: String
        /// Creates one of a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A face.
        public static let face = ObjectType(rawValue: "face")
        /// A body.
        public static let humanBody = ObjectType(rawValue: "humanBody")
        /// A code in two directions.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A code in two directions.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A code in two directions.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A code in two directions.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A code of bars.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A code of bars.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A code of bars.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A code of bars.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// A code of bars.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// A code of bars.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// A code of bars.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A code of bars.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// A code of bars.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A code of bars.
        public static let codabar = ObjectType(rawValue: "Codabar")
    }

    /// Its kind.
    open var type: ObjectType { .qr }
    /// Where it is, from 0 to 1.
    open var bounds: CGRect { .zero }
    /// When it is seen.
    open var time: CMTime { .invalid }
}

/// A code; none is seen.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// What it says.
    open var stringValue: String? { nil }
    /// Its corners, from 0 to 1.
    open var corners: [CGPoint] { [] }
}

/// A face; none is seen.
open class AVMetadataFaceObject: AVMetadataObject {
    /// Its number.
    open var faceID: Int { 0 }
}

/// What takes what a camera sees.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Something would be seen.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Does nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Looks for codes and faces; none are seen.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// What takes what is seen.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Kinds that are looked for.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Kinds that could be looked for.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
        [.face, .qr, .aztec, .dataMatrix, .pdf417, .ean8, .ean13, .upce, .code39, .code93, .code128, .itf14]
    }
    /// The part of the picture that is looked at, from 0 to 1.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Creates one.
    public override init() { super.init() }
    /// Takes what is told.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}
