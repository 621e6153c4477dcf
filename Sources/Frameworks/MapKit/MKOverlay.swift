import CoreGraphics
public import CoreLocation
public import Foundation
public import LayoutSimInertness

/// An annotation that covers an area of a map.
public protocol MKOverlay: MKAnnotation {
    /// The map rectangle that encloses the overlay.
    var boundingMapRect: MKMapRect { get }
    /// Returns whether the overlay intersects a map rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// A Boolean value that indicates whether the overlay replaces the map content beneath it.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    /// Returns whether the bounding rectangle of the overlay intersects a map rectangle.
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    /// A Boolean value that indicates whether the overlay replaces the map content beneath it: `false`.
    public var canReplaceMapContent: Bool { false }
}

/// The level of an overlay on a map.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

/// A sequence of connected points.
open class MKMultiPoint: MKShape {
    let coordinates: [CLLocationCoordinate2D]
    /// The number of points.
    open var pointCount: Int { coordinates.count }

    init(_ coordinates: [CLLocationCoordinate2D]) {
        self.coordinates = coordinates
        super.init()
        coordinate = MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }

    /// The map rectangle that encloses the points.
    open var boundingMapRect: MKMapRect {
        coordinates.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }.reduce(.null) { $0.union($1) }
    }
    /// Writes the coordinates of a range of points to a buffer.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (place, index) in (range.location..<(range.location + range.length)).enumerated() {
            unsafe coords[place] = coordinates[index]
        }
    }
}

/// A line of connected segments on a map.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a polyline from coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(unsafe Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}

/// A line on a map that follows the shortest path on the Earth's surface.
open class MKGeodesicPolyline: MKPolyline {}

/// A polygon on a map.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The polygons that are cut out of it; `nil` if there are none.
    open private(set) var interiorPolygons: [MKPolygon]?

    /// Creates a polygon from coordinates, out of which others are cut.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(unsafe Array(UnsafeBufferPointer(start: coords, count: count)))
        self.interiorPolygons = interiorPolygons
    }
    /// Creates a polygon from coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(unsafe Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}

/// A circle on a map.
open class MKCircle: MKShape, MKOverlay {
    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        super.init()
        coordinate = coord
    }

    /// The square map rectangle that encloses the circle.
    open var boundingMapRect: MKMapRect {
        let (center, length) = (MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude))
        return MKMapRect(x: center.x - length, y: center.y - length, width: 2 * length, height: 2 * length)
    }
}

/// An overlay of bitmap tiles that URLs identify; no tiles are loaded here.
open class MKTileOverlay: NSObject, MKOverlay {
    /// The URL template of the tiles, with the placeholders `{x}`, `{y}`, and `{z}`.
    public let urlTemplate: String?
    /// The size of a tile, in pixels.
    @Inert(.service) open var tileSize = CGSize(width: 256, height: 256)
    /// A Boolean value that indicates whether the tile rows are numbered from south to north.
    @Inert(.service) open var isGeometryFlipped = false
    /// The minimum zoom level of the overlay.
    @Inert(.service) open var minimumZ = 0
    /// The maximum zoom level of the overlay.
    @Inert(.service) open var maximumZ = 21
    /// A Boolean value that indicates whether the overlay replaces the map content beneath it.
    @Inert(.service) open var canReplaceMapContent = false
    /// The center of the world map, at latitude 0 and longitude 0.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The map rectangle of the entire world.
    open var boundingMapRect: MKMapRect { .world }

    /// Creates a tile overlay from a URL template.
    public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
}
