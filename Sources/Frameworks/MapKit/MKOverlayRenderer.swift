public import CoreGraphics
public import Foundation
public import UIKit

/// What draws something on a map; nothing is drawn.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    /// What it would draw.
    public let overlay: any MKOverlay
    /// How opaque it is, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Creates what would draw it.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Draws a part of it; nobody asks.
    open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
    /// True.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
    /// Has it drawn anew, which nobody does.
    open func setNeedsDisplay() {}
    /// The rectangle of a part of the map, in points of the renderer.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        let origin = point(for: mapRect.origin)
        return CGRect(x: origin.x, y: origin.y, width: mapRect.width, height: mapRect.height)
    }
    /// The place of a point of the map, in points of the renderer.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
}

/// The scale of a map: points of the screen for points of the map.
public typealias MKZoomScale = CGFloat

/// What draws an outline on a map; nothing is drawn.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The color of the area.
    open var fillColor: UIColor?
    /// The color of the line.
    open var strokeColor: UIColor?
    /// The width of the line in points.
    open var lineWidth: CGFloat = 0
    /// The lengths of dashes in points.
    open var lineDashPattern: [NSNumber]?
    /// Where in the dashes the line begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// How lines end.
    open var lineCap = CGLineCap.round
    /// How lines meet.
    open var lineJoin = CGLineJoin.round
    /// How far lines reach where they meet.
    open var miterLimit: CGFloat = 10
    /// The outline, in points of the renderer.
    open var path: CGPath!
    /// Makes the outline; classes of apps may.
    open func createPath() {}
    /// Forgets the outline.
    open func invalidatePath() { path = nil }
}

/// What draws pictures that are laid over a map.
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates what would draw it.
    public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
    /// Loads nothing.
    open func reloadData() {}
}

/// What draws a line in several colors.
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The colors.
    open private(set) var colors: [UIColor] = []
    /// Where they are, from 0 to 1.
    open private(set) var locations: [CGFloat] = []
    /// Takes the colors.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
    }
}

/// What draws a line.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates what would draw it.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// What draws an area.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates what would draw it.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// What draws a disk.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates what would draw it.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
