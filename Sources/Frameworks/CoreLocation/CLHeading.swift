public import Foundation

/// The orientation of a device.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Whether a device is inside a region.
public enum CLRegionState: Int, Sendable { case unknown = 0, inside, outside }

/// The heading of a device; unknown here.
open class CLHeading: NSObject {
    /// The heading relative to magnetic north, in degrees.
    open var magneticHeading: CLLocationDirection { 0 }
    /// The heading relative to true north, in degrees; negative if unknown.
    open var trueHeading: CLLocationDirection { -1 }
    /// The accuracy of the heading, in degrees; negative if unknown.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// The time at which the heading was determined.
    open var timestamp: Date { Date(timeIntervalSince1970: 0) }
}

/// A visit to a place; never delivered here.
open class CLVisit: NSObject {
    /// The arrival date.
    open var arrivalDate: Date { .distantPast }
    /// The departure date.
    open var departureDate: Date { .distantFuture }
    /// The coordinate of the place.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The accuracy of the coordinate, as a radius in meters.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// The floor of a building.
open class CLFloor: NSObject {
    /// The level, counted up from the ground.
    open var level: Int { 0 }
}
