public import CoreGraphics
public import Foundation
import UIKit
public import LayoutSimInertness

/// An object detected by a metadata output; never delivered here, since there is no camera.
open class AVMetadataObject: NSObject {
    /// The type of a metadata object.
    public struct ObjectType: Hashable, RawRepresentable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a type from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A face.
        public static let face = ObjectType(rawValue: "face")
        /// A human body.
        public static let humanBody = ObjectType(rawValue: "humanBody")
        /// The 2D code type QR.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// The 2D code type Aztec.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// The 2D code type Data Matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// The 2D code type PDF417.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// The bar code type EAN-8.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// The bar code type EAN-13.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// The bar code type UPC-E.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// The bar code type Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// The bar code type Code 39 mod 43.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// The bar code type Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// The bar code type Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// The bar code type Interleaved 2 of 5.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// The bar code type ITF-14.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// The bar code type Codabar.
        public static let codabar = ObjectType(rawValue: "Codabar")
    }

    /// The type of the object.
    open var type: ObjectType { .qr }
    /// The bounds of the object, from 0 to 1.
    open var bounds: CGRect { .zero }
    /// The time at which the object was captured.
    open var time: CMTime { .invalid }
}

/// A detected bar code or 2D code; never delivered here.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// The decoded string.
    open var stringValue: String? { nil }
    /// The corners of the code, from 0 to 1.
    open var corners: [CGPoint] { [] }
}

/// A detected face; never delivered here.
open class AVMetadataFaceObject: AVMetadataObject {
    /// The identifier of the face.
    open var faceID: Int { 0 }
}

/// The delegate of a metadata output.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Tells the delegate that the output detected metadata objects; never called here.
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

/// An output that detects codes and faces; never detects any here.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// The delegate.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? {
        didSet { tellUncalled(of: metadataObjectsDelegate, by: self) }
    }
    /// The types of metadata objects to detect.
    @Inert(.service) open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// The available types of metadata objects.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
        [.face, .qr, .aztec, .dataMatrix, .pdf417, .ean8, .ean13, .upce, .code39, .code93, .code128, .itf14]
    }
    /// The area of the video to search, from 0 to 1.
    @Inert(.service) open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Creates a metadata output.
    public override init() { super.init() }
    /// Sets the delegate.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}
