public import CoreGraphics
public import Foundation
public import UIKit
public import LayoutSimInertness

/// The renderer of an overlay; nothing is drawn here.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    /// The overlay of the renderer.
    public let overlay: any MKOverlay
    /// The opacity of the overlay, from 0 to 1.
    @Inert(.service) open var alpha: CGFloat = 1

    /// Creates a renderer for an overlay.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Draws a part of the overlay; does nothing and is never called here.
    open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
    /// Returns whether the renderer is ready to draw; always `true` here.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
    /// Does nothing here.
    open func setNeedsDisplay() { inert(.service, self) }
    /// Converts a map rectangle to a rectangle in the renderer's coordinate system, in points.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        let origin = point(for: mapRect.origin)
        return CGRect(x: origin.x, y: origin.y, width: mapRect.width, height: mapRect.height)
    }
    /// Converts a map point to a point in the renderer's coordinate system, in points.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
}

/// The scale of a map, in screen points per map point.
public typealias MKZoomScale = CGFloat

/// The renderer of an overlay that is a path; nothing is drawn here.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The fill color.
    @Inert(.service) open var fillColor: UIColor? = nil
    /// The stroke color.
    @Inert(.service) open var strokeColor: UIColor? = nil
    /// The line width, in points.
    @Inert(.service) open var lineWidth: CGFloat = 0
    /// The lengths of the dashes and gaps, in points.
    @Inert(.service) open var lineDashPattern: [NSNumber]? = nil
    /// The offset into the dash pattern at which the line begins, in points.
    @Inert(.service) open var lineDashPhase: CGFloat = 0
    /// The line cap style.
    @Inert(.service) open var lineCap = CGLineCap.round
    /// The line join style.
    @Inert(.service) open var lineJoin = CGLineJoin.round
    /// The miter limit of line joins.
    @Inert(.service) open var miterLimit: CGFloat = 10
    /// The path of the overlay, in the renderer's coordinate system, in points.
    @Inert(.service) open var path: CGPath! = nil
    /// Creates the path; does nothing here, and subclasses can override it.
    open func createPath() { inert(.service, self) }
    /// Removes the path.
    open func invalidatePath() { path = nil }
}

/// The renderer of a tile overlay.
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates a renderer for a tile overlay.
    public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
    /// Does nothing here, since tiles are not loaded.
    open func reloadData() { inert(.service, self) }
}

/// The renderer of a polyline with a color gradient.
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The colors of the gradient.
    open private(set) var colors: [UIColor] = []
    /// The locations of the colors, from 0 to 1.
    open private(set) var locations: [CGFloat] = []
    /// Sets the colors and their locations, from 0 to 1.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
    }
}

/// The renderer of a polyline.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for a polyline.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// The renderer of a polygon.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for a polygon.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// The renderer of several polygons.
@preconcurrency @MainActor open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for polygons.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}

/// The renderer of several polylines.
@preconcurrency @MainActor open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for polylines.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}

/// The renderer of a circle.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates a renderer for a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
