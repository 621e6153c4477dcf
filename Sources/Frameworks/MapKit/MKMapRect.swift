public import CoreLocation
import Foundation

/// A point on the Mercator projection of the Earth, which is 2²⁸ map points wide.
public struct MKMapPoint: Sendable, Equatable {
    /// The x-coordinate, in map points from the west edge of the map.
    public var x: Double
    /// The y-coordinate, in map points from the north edge of the map.
    public var y: Double

    /// Creates a point at the northwest corner of the map.
    public init() { self.init(x: 0, y: 0) }
    /// Creates a point with an x-coordinate and a y-coordinate, in map points.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Creates the map point of a coordinate.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let width = MKMapSize.world.width
        let sine = sin(max(-85.0511287798, min(85.0511287798, coordinate.latitude)) * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * width
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * width
    }

    /// The coordinate of the map point.
    public var coordinate: CLLocationCoordinate2D {
        let width = MKMapSize.world.width
        let turn = Double.pi - 2 * Double.pi * y / width
        return CLLocationCoordinate2D(
            latitude: 180 / Double.pi * atan(0.5 * (exp(turn) - exp(-turn))), longitude: x / width * 360 - 180)
    }

    /// Returns the distance to another map point, in meters.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (coordinate, point.coordinate)
        return CLLocation(latitude: start.latitude, longitude: start.longitude)
            .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }
}

/// A size on the Mercator projection of the Earth.
public struct MKMapSize: Sendable, Equatable {
    /// The width from west to east, in map points.
    public var width: Double
    /// The height from north to south, in map points.
    public var height: Double
    /// Creates a size with a width and a height of 0.
    public init() { self.init(width: 0, height: 0) }
    /// Creates a size with a width and a height, in map points.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    /// The size of the entire map.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the Mercator projection of the Earth.
public struct MKMapRect: Sendable, Equatable {
    /// The northwest corner of the rectangle.
    public var origin: MKMapPoint
    /// The size of the rectangle.
    public var size: MKMapSize

    /// Creates an empty rectangle.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    /// Creates a rectangle with an origin and a size.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// Creates a rectangle with a position and a size, in map points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The rectangle of the entire map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// The null rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The x-coordinate of the west edge, in map points.
    public var minX: Double { origin.x }
    /// The y-coordinate of the north edge, in map points.
    public var minY: Double { origin.y }
    /// The x-coordinate of the center, in map points.
    public var midX: Double { origin.x + size.width / 2 }
    /// The y-coordinate of the center, in map points.
    public var midY: Double { origin.y + size.height / 2 }
    /// The x-coordinate of the east edge, in map points.
    public var maxX: Double { origin.x + size.width }
    /// The y-coordinate of the south edge, in map points.
    public var maxY: Double { origin.y + size.height }
    /// The width, in map points.
    public var width: Double { size.width }
    /// The height, in map points.
    public var height: Double { size.height }
    /// A Boolean value that indicates whether the rectangle is null.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// A Boolean value that indicates whether the rectangle is null or has a width or height of 0.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// Returns the smallest rectangle that contains both rectangles.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }
    /// Returns the intersection of both rectangles.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
        let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
        guard !isNull, !rect2.isNull, right >= x, bottom >= y else { return .null }
        return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }
    /// Returns whether the rectangles intersect.
    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }
    /// Returns whether the rectangle contains a point.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Returns whether the rectangle contains another rectangle.
    public func contains(_ rect2: MKMapRect) -> Bool { union(rect2) == self }
    /// Returns the rectangle with its edges inset by distances in map points.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// Returns the rectangle with its origin offset by distances in map points.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

extension MKCoordinateRegion {
    /// Creates the region of a map rectangle.
    public init(_ rect: MKMapRect) {
        let north = rect.origin.coordinate
        let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (north.latitude + south.latitude) / 2, longitude: (north.longitude + south.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: north.latitude - south.latitude, longitudeDelta: south.longitude - north.longitude))
    }

    /// The map rectangle of the region.
    var mapRect: MKMapRect {
        let first = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2))
        let last = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2))
        return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
}

/// Returns the region of a map rectangle.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
/// Returns the map point of a coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// Creates a map point.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Creates a map rectangle, in map points.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// Creates a coordinate span, in degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
/// Creates a coordinate region.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
/// Returns the number of map points per meter at a latitude in degrees.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapSize.world.width / (2 * Double.pi * 6_378_137 * max(cos(latitude * .pi / 180), 0.000001))
}
/// Returns the number of meters per map point at a latitude in degrees.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}
