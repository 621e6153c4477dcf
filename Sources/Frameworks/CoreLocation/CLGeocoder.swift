public import Foundation
import UIKit

/// What is known of an address.
open class CLPlacemark: NSObject {
    /// Where it is.
    open var location: CLLocation? { nil }
    /// What it is called.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number in the street.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// A part of the town.
    open var subLocality: String? { nil }
    /// The state or province.
    open var administrativeArea: String? { nil }
    /// The number of the post.
    open var postalCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The two letters of the country.
    open var isoCountryCode: String? { nil }
    /// A part of the state or province.
    open var subAdministrativeArea: String? { nil }
    /// A lake.
    open var inlandWater: String? { nil }
    /// A sea.
    open var ocean: String? { nil }
    /// What is near.
    open var areasOfInterest: [String]? { nil }
    /// Its time.
    open var timeZone: TimeZone? { nil }
    /// Around it.
    open var region: CLRegion? { nil }
}

/// What hears of addresses.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// What finds addresses of places: it finds none, since there is no network.
open class CLGeocoder: NSObject {
    /// False.
    open var isGeocoding: Bool { false }

    /// Tells soon that there is no network.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
    }

    /// Tells soon that there is no network.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
    }

    /// Fails, since there is no network.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Fails, since there is no network.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Tells soon that there is no network.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
    /// Tells soon that there is no network.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(addressString, completionHandler: completionHandler) }

    /// Does nothing.
    open func cancelGeocode() {}
}

/// A part of the earth.
open class CLRegion: NSObject {
    /// What it is called.
    public let identifier: String
    /// Whether one is told of coming.
    open var notifyOnEntry = true
    /// Whether one is told of leaving.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A disk on the earth.
open class CLCircularRegion: CLRegion {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Creates a disk.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place lies in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            <= radius
    }
}
