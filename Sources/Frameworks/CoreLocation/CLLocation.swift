public import Foundation

/// An angle of latitude or longitude.
public typealias CLLocationDegrees = Double
/// A length in meters.
public typealias CLLocationDistance = Double
/// How exact a place is, as a radius in meters.
public typealias CLLocationAccuracy = Double
/// Meters a second.
public typealias CLLocationSpeed = Double
/// Degrees clockwise from north.
public typealias CLLocationDirection = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates the place where the equator meets the meridian of Greenwich.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Creates a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place that is not on the earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place at a time.
open class CLLocation: NSObject {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Meters above the sea.
    public let altitude: CLLocationDistance
    /// How exact the place is; negative if it is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How exact the altitude is; negative if it is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// When it was there.
    public let timestamp: Date
    /// Where it goes, in degrees from the north; negative if it is not known.
    open private(set) var course: CLLocationDirection = -1
    /// How fast it goes, in meters a second; negative if it is not known.
    open private(set) var speed: CLLocationSpeed = -1
    /// Not known.
    open var floor: CLFloor? { nil }
    /// Not known.
    open var courseAccuracy: CLLocationDirection { -1 }
    /// Not known.
    open var speedAccuracy: CLLocationSpeed { -1 }

    /// Creates a place.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a place with what is known of it.
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

    /// Creates a place with what is known of it and of its way.
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

    /// The way to another place in meters, on a ball of the earth's mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (start, end) = (coordinate, location.coordinate)
        let (south, north) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let turn = (end.longitude - start.longitude) * .pi / 180
        let height = sin((north - south) / 2)
        let width = sin(turn / 2)
        return 2 * 6_371_008.8 * asin(min(1, (height * height + cos(south) * cos(north) * width * width).squareRoot()))
    }
}
