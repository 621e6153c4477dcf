public import CoreLocation
import Foundation

/// A point of the map that Mercator's projection makes of the earth, 2²⁸ points wide.
public struct MKMapPoint: Sendable, Equatable {
    /// From the west, in map points.
    public var x: Double
    /// From the north, in map points.
    public var y: Double

    /// Creates the point in the north-west.
    public init() { self.init(x: 0, y: 0) }
    /// Creates a point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The point of a place.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let width = MKMapSize.world.width
        let sine = sin(max(-85.0511287798, min(85.0511287798, coordinate.latitude)) * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * width
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * width
    }

    /// The place of the point.
    public var coordinate: CLLocationCoordinate2D {
        let width = MKMapSize.world.width
        let turn = Double.pi - 2 * Double.pi * y / width
        return CLLocationCoordinate2D(
            latitude: 180 / Double.pi * atan(0.5 * (exp(turn) - exp(-turn))), longitude: x / width * 360 - 180)
    }

    /// The way to another point, in meters.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (coordinate, point.coordinate)
        return CLLocation(latitude: start.latitude, longitude: start.longitude)
            .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }
}

/// A size on the map.
public struct MKMapSize: Sendable, Equatable {
    /// From west to east, in map points.
    public var width: Double
    /// From north to south, in map points.
    public var height: Double
    /// Creates no size.
    public init() { self.init(width: 0, height: 0) }
    /// Creates a size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    /// The size of the earth.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the map.
public struct MKMapRect: Sendable, Equatable {
    /// Its north-western point.
    public var origin: MKMapPoint
    /// Its size.
    public var size: MKMapSize

    /// Creates an empty rectangle.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// Creates a rectangle, in map points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The earth.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// Its west, in map points.
    public var minX: Double { origin.x }
    /// Its north, in map points.
    public var minY: Double { origin.y }
    /// Its middle, in map points.
    public var midX: Double { origin.x + size.width / 2 }
    /// Its middle, in map points.
    public var midY: Double { origin.y + size.height / 2 }
    /// Its east, in map points.
    public var maxX: Double { origin.x + size.width }
    /// Its south, in map points.
    public var maxY: Double { origin.y + size.height }
    /// In map points.
    public var width: Double { size.width }
    /// In map points.
    public var height: Double { size.height }
    /// Whether there is none.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether nothing lies in it.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The smallest rectangle around both.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }
    /// What lies in both.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
        let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
        guard !isNull, !rect2.isNull, right >= x, bottom >= y else { return .null }
        return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }
    /// Whether something lies in both.
    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }
    /// Whether a point lies in it.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Whether another lies in it.
    public func contains(_ rect2: MKMapRect) -> Bool { union(rect2) == self }
    /// The rectangle with its edges moved inward.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// The rectangle moved.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

extension MKCoordinateRegion {
    /// The part of a rectangle.
    public init(_ rect: MKMapRect) {
        let north = rect.origin.coordinate
        let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (north.latitude + south.latitude) / 2, longitude: (north.longitude + south.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: north.latitude - south.latitude, longitudeDelta: south.longitude - north.longitude))
    }

    /// The rectangle of the part.
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

/// The part of a rectangle.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
/// The point of a place.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// A point.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// A rectangle, in map points.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// The span of degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
/// A part of a map.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
/// How many map points a meter is at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapSize.world.width / (2 * Double.pi * 6_378_137 * max(cos(latitude * .pi / 180), 0.000001))
}
/// How many meters a map point is at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}
