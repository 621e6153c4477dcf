public import Foundation

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// The accuracy of a coordinate, as a radius in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees, clockwise from north.
public typealias CLLocationDirection = Double

/// A coordinate on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude, in degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// The longitude, in degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates a coordinate of latitude 0 and longitude 0.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a coordinate from a latitude and a longitude.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Creates a coordinate from a latitude and a longitude.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a coordinate is valid.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A location at a point in time.
open class CLLocation: NSObject {
    /// The coordinate.
    public let coordinate: CLLocationCoordinate2D
    /// The altitude, in meters above sea level.
    public let altitude: CLLocationDistance
    /// The accuracy of the coordinate; negative if unknown.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The accuracy of the altitude; negative if unknown.
    public let verticalAccuracy: CLLocationAccuracy
    /// The time at which the location was determined.
    public let timestamp: Date
    /// The direction of travel, in degrees from north; negative if unknown.
    open private(set) var course: CLLocationDirection = -1
    /// The speed, in meters per second; negative if unknown.
    open private(set) var speed: CLLocationSpeed = -1
    /// The floor of the building; always `nil` here, since it is unknown.
    open var floor: CLFloor? { nil }
    /// The accuracy of the course; always negative here, since it is unknown.
    open var courseAccuracy: CLLocationDirection { -1 }
    /// The accuracy of the speed; always negative here, since it is unknown.
    open var speedAccuracy: CLLocationSpeed { -1 }

    /// Creates a location of latitude 0 and longitude 0.
    public convenience override init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a location from a latitude and a longitude.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a location from a coordinate, an altitude, and their accuracy.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.timestamp = timestamp
    }

    /// Creates a location from a coordinate, an altitude, and their accuracy, with a course and a speed.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            timestamp: timestamp)
        (self.course, self.speed) = (course, speed)
    }

    /// Returns the distance to another location in meters, on a sphere with the earth's mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (start, end) = (coordinate, location.coordinate)
        let (south, north) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let turn = (end.longitude - start.longitude) * .pi / 180
        let height = sin((north - south) / 2)
        let width = sin(turn / 2)
        return 2 * 6_371_008.8 * asin(min(1, (height * height + cos(south) * cos(north) * width * width).squareRoot()))
    }
}
