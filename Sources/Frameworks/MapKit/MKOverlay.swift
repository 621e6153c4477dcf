public import CoreLocation
public import Foundation
public import UIKit

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {}

/// Points in a row.
open class MKMultiPoint: MKShape {
    let coordinates: [CLLocationCoordinate2D]
    /// How many there are.
    open var pointCount: Int { coordinates.count }

    init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
}

/// A line on a map.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        self.init(Array(coords.prefix(count)))
    }
}

/// An area on a map.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// Creates an area.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        self.init(Array(coords.prefix(count)))
    }
}

/// A disk on a map.
open class MKCircle: MKShape, MKOverlay {
    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Creates a disk.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        super.init()
        coordinate = coord
    }
}

/// What draws something on a map; nothing is drawn.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    /// What it would draw.
    public let overlay: any MKOverlay
    /// How opaque it is, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Creates what would draw it.
    public init(overlay: any MKOverlay) { self.overlay = overlay }
}

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
