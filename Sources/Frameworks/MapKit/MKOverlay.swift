import CoreGraphics
public import CoreLocation
public import Foundation

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around it.
    var boundingMapRect: MKMapRect { get }
    /// Whether it covers a part of a rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether nothing of the map shows through.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    /// Whether the rectangle around it does.
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    /// False.
    public var canReplaceMapContent: Bool { false }
}

/// How high something lies on a map.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

/// Points in a row.
open class MKMultiPoint: MKShape {
    let coordinates: [CLLocationCoordinate2D]
    /// How many there are.
    open var pointCount: Int { coordinates.count }

    init(_ coordinates: [CLLocationCoordinate2D]) {
        self.coordinates = coordinates
        super.init()
        coordinate = MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }

    /// The rectangle around the points.
    open var boundingMapRect: MKMapRect {
        coordinates.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }.reduce(.null) { $0.union($1) }
    }
    /// Writes the places of some of the points.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (place, index) in (range.location..<(range.location + range.length)).enumerated() {
            unsafe coords[place] = coordinates[index]
        }
    }
}

/// A line on a map.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(unsafe Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}

/// A line on a map that is the shortest on the earth.
open class MKGeodesicPolyline: MKPolyline {}

/// An area on a map.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// Creates an area.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(unsafe Array(UnsafeBufferPointer(start: coords, count: count)))
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

    /// The square around it.
    open var boundingMapRect: MKMapRect {
        let (center, length) = (MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude))
        return MKMapRect(x: center.x - length, y: center.y - length, width: 2 * length, height: 2 * length)
    }
}

/// Pictures that are laid over a map, by their addresses; none is loaded.
open class MKTileOverlay: NSObject, MKOverlay {
    /// The address, with `{x}`, `{y}` and `{z}` in the place of numbers.
    public let urlTemplate: String?
    /// In pixels.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south.
    open var isGeometryFlipped = false
    /// How far the map may be seen from.
    open var minimumZ = 0
    /// How near the map may be seen from.
    open var maximumZ = 21
    /// Whether nothing of the map shows through.
    open var canReplaceMapContent = false
    /// The middle of the earth.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The earth.
    open var boundingMapRect: MKMapRect { .world }

    /// Creates an overlay.
    public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
}
