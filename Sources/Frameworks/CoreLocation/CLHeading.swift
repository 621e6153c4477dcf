public import Foundation

/// Which side of a device is its front.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Whether a device is in a part of the earth.
public enum CLRegionState: Int, Sendable { case unknown = 0, inside, outside }

/// Where a device points; it is not known.
open class CLHeading: NSObject {
    /// In degrees from the magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// In degrees from the north; negative where it is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// How exact it is, in degrees; negative where it is not known.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// When it pointed there.
    open var timestamp: Date { Date(timeIntervalSince1970: 0) }
}

/// A place where a device stayed; there is none.
open class CLVisit: NSObject {
    /// When it came.
    open var arrivalDate: Date { .distantPast }
    /// When it left.
    open var departureDate: Date { .distantFuture }
    /// The place.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// How exact the place is, as a radius in meters.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// The story of a building.
open class CLFloor: NSObject {
    /// From the ground up.
    open var level: Int { 0 }
}
