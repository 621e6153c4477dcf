public import Foundation
public import QuartzCore

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

    /// None.
    open var connection: AVCaptureConnection? { nil }
    /// The part of the camera's picture that a part of the layer shows, from 0 to 1, as if the picture filled it.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let rect = rectInLayerCoordinates
        return CGRect(
            x: rect.minY / bounds.height, y: 1 - rect.maxX / bounds.width, width: rect.height / bounds.height,
            height: rect.width / bounds.width)
    }
    /// The part of the layer that shows a part of the camera's picture.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        return CGRect(
            x: (1 - rect.maxY) * bounds.width, y: rect.minX * bounds.height, width: rect.height * bounds.width,
            height: rect.width * bounds.height)
    }
    /// The place in the camera's picture that a place of the layer shows, from 0 to 1.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
    }
    /// Nothing is seen.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
