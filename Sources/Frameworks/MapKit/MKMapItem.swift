public import CoreLocation
public import Foundation
import UIKit

/// An address of a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// Where it is.
    public let coordinate: CLLocationCoordinate2D

    /// Creates an address of a place.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    /// Creates an address of a place; its words are not kept.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
    /// Creates an address of a place that was found.
    public convenience init(placemark: CLPlacemark) {
        self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
    }
    /// Where it is.
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    /// What it is called.
    open var title: String? { name }
    /// The two letters of the country.
    open var countryCode: String? { isoCountryCode }
}

/// How a way is gone.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// What a map shows.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The place in the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much is shown.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// As people like.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place that a map knows.
@preconcurrency @MainActor open class MKMapItem: NSObject {
    /// Its address.
    public let placemark: MKPlacemark
    /// What it is called.
    open var name: String?
    /// Its telephone.
    open var phoneNumber: String?
    /// Its page.
    open var url: URL?
    /// Its time.
    open var timeZone: TimeZone?
    /// Its kind.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Whether it is where the device is.
    open private(set) var isCurrentLocation = false

    /// Creates a place of an address.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Where the device is, which nobody knows.
    open class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
        item.isCurrentLocation = true
        return item
    }
    /// Opens nothing: there is no app of maps.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Opens nothing: there is no app of maps.
    @discardableResult open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool { false }
}

/// What is wrong with a map.
public struct MKError: Error, Sendable {
    /// The kinds of errors.
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    /// The kind of error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
