@_exported public import CoreLocation
import Foundation

/// The height and width of a part of a map.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty span.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Creates a span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable {
    /// Its middle.
    public var center: CLLocationCoordinate2D
    /// How much it shows.
    public var span: MKCoordinateSpan

    /// Creates an empty part.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Creates a part.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a part from its size in meters.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let meters = 6_371_008.8 * Double.pi / 180
        let shrunk = max(cos(centerCoordinate.latitude * .pi / 180), 0.000001)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / meters, longitudeDelta: longitudinalMeters / meters / shrunk))
    }
}

/// Creates a part of a map from its size in meters.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// What a map shows.
public enum MKMapType: UInt, Sendable {
    /// Streets.
    case standard = 0
    /// Pictures from above.
    case satellite = 1
    /// Both.
    case hybrid = 2
    /// Pictures from above with heights.
    case satelliteFlyover = 3
    /// Both with heights.
    case hybridFlyover = 4
    /// Streets that stand back behind what is drawn on them.
    case mutedStandard = 5
}

/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// It does.
    case follow = 1
    /// It turns too.
    case followWithHeading = 2
}
