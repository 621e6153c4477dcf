public import Foundation
public import QuartzCore
public import LayoutSimInertness

/// A layer that previews the video of a camera; only the layer's own appearance is drawn here.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The capture session.
    @Inert(.service) open var session: AVCaptureSession? = nil
    /// How the video fills the layer.
    @Inert(.service) open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Creates a layer for a capture session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    /// The connection; always `nil` here.
    open var connection: AVCaptureConnection? { nil }
    /// Converts a rectangle from layer coordinates to metadata output coordinates, from 0 to 1, as if the video
    /// filled the layer.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let rect = rectInLayerCoordinates
        return CGRect(
            x: rect.minY / bounds.height, y: 1 - rect.maxX / bounds.width, width: rect.height / bounds.height,
            height: rect.width / bounds.width)
    }
    /// Converts a rectangle from metadata output coordinates, from 0 to 1, to layer coordinates.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        return CGRect(
            x: (1 - rect.maxY) * bounds.width, y: rect.minX * bounds.height, width: rect.height * bounds.width,
            height: rect.width * bounds.height)
    }
    /// Converts a point from layer coordinates to capture device coordinates, from 0 to 1.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
    }
    /// Converts a metadata object to layer coordinates; always returns `nil` here, since nothing is detected.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
