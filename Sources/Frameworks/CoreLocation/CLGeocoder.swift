public import Foundation
import UIKit
public import LayoutSimInertness

/// A description of a place, such as its address.
open class CLPlacemark: NSObject {
    /// The location.
    open var location: CLLocation? { nil }
    /// The name.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The street number.
    open var subThoroughfare: String? { nil }
    /// The city.
    open var locality: String? { nil }
    /// The neighborhood.
    open var subLocality: String? { nil }
    /// The state or province.
    open var administrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The two-letter country code.
    open var isoCountryCode: String? { nil }
    /// The county or other part of the state or province.
    open var subAdministrativeArea: String? { nil }
    /// The name of the inland water, such as a lake.
    open var inlandWater: String? { nil }
    /// The name of the ocean.
    open var ocean: String? { nil }
    /// The nearby areas of interest.
    open var areasOfInterest: [String]? { nil }
    /// The time zone.
    open var timeZone: TimeZone? { nil }
    /// The geographic region.
    open var region: CLRegion? { nil }
}

/// A completion handler for geocoding requests.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder, which finds nothing here, since there is no network.
open class CLGeocoder: NSObject {
    /// Whether a request is in progress; always `false` here.
    open var isGeocoding: Bool { false }

    /// Calls the completion handler asynchronously with an error, since there is no network.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
    }

    /// Calls the completion handler asynchronously with an error, since there is no network.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
    }

    /// Always throws an error, since there is no network.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Always throws an error, since there is no network.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Calls the completion handler asynchronously with an error, since there is no network.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
    /// Calls the completion handler asynchronously with an error, since there is no network.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(addressString, completionHandler: completionHandler) }

    /// Cancels a request; does nothing here.
    open func cancelGeocode() { inert(.service, self) }
}

/// A geographic region.
open class CLRegion: NSObject {
    /// The identifier.
    public let identifier: String
    /// Whether to notify the delegate when the device enters the region.
    @Inert(.service) open var notifyOnEntry = true
    /// Whether to notify the delegate when the device exits the region.
    @Inert(.service) open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A circular region.
open class CLCircularRegion: CLRegion {
    /// The center.
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Creates a circular region.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns whether the region contains a coordinate.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            <= radius
    }
}
