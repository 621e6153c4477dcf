public import CoreLocation
public import Foundation
import UIKit
import LayoutSimInertness

/// A placemark that is also a map annotation.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// The coordinate of the placemark.
    public let coordinate: CLLocationCoordinate2D

    /// Creates a placemark with a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    /// Creates a placemark with a coordinate. The address dictionary is ignored here.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
    /// Creates a placemark with the coordinate of another placemark.
    public convenience init(placemark: CLPlacemark) {
        self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
    }
    /// The location of the placemark.
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    /// The title of the annotation, which is the name of the placemark.
    open var title: String? { name }
    /// The two-letter country code.
    open var countryCode: String? { isoCountryCode }
}

/// The launch option key for the directions mode.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The launch option key for the map type.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The launch option key for whether the map shows traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The launch option key for the center coordinate of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The launch option key for the span of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// Directions by the user's preferred type of transportation.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Driving directions.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Walking directions.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Transit directions.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place on a map.
@preconcurrency @MainActor open class MKMapItem: NSObject {
    /// The placemark of the map item.
    public let placemark: MKPlacemark
    /// The name of the map item.
    open var name: String?
    /// The phone number of the map item.
    open var phoneNumber: String?
    /// The URL of the map item.
    open var url: URL?
    /// The time zone of the map item.
    open var timeZone: TimeZone?
    /// The point-of-interest category of the map item.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// A Boolean value that indicates whether the map item represents the user's current location.
    open private(set) var isCurrentLocation = false

    /// Creates a map item from a placemark.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Creates a map item for the user's current location, which is never known here.
    open class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
        item.isCurrentLocation = true
        return item
    }
    /// Always returns `false` here, since there is no Maps app.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        inert(.service, self)
        return false
    }
    /// Always returns `false` here, since there is no Maps app.
    @discardableResult open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool { false }
}

/// An error of the MapKit framework.
public struct MKError: Error, Sendable {
    /// The error codes.
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}
