@_exported public import CoreLocation
import Foundation

/// The width and height of a map region, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// The north-to-south distance, in degrees.
    public var latitudeDelta: CLLocationDegrees
    /// The east-to-west distance, in degrees.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty span.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Creates a span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A rectangular region of a map.
public struct MKCoordinateRegion: Sendable {
    /// The center of the region.
    public var center: CLLocationCoordinate2D
    /// The span of the region.
    public var span: MKCoordinateSpan

    /// Creates an empty region.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region with a size in meters.
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

/// Returns a region with a size in meters.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// The type of a map.
public enum MKMapType: UInt, Sendable {
    /// A street map.
    case standard = 0
    /// Satellite imagery.
    case satellite = 1
    /// Satellite imagery with roads and labels.
    case hybrid = 2
    /// Satellite imagery with elevation.
    case satelliteFlyover = 3
    /// Satellite imagery with elevation, roads and labels.
    case hybridFlyover = 4
    /// A street map that emphasizes overlaid content.
    case mutedStandard = 5
}

/// How a map follows the user's location.
public enum MKUserTrackingMode: Int, Sendable {
    /// The map does not follow the user.
    case none = 0
    /// The map follows the user.
    case follow = 1
    /// The map follows the user and rotates with the heading.
    case followWithHeading = 2
}
