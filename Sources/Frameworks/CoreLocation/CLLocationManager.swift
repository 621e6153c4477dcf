public import Foundation
import UIKit
public import LayoutSimInertness

/// The authorization of an app to use location services.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked, or has not answered.
    case notDetermined = 0
    /// The user cannot authorize the app.
    case restricted = 1
    /// The user denied authorization.
    case denied = 2
    /// The app is authorized at any time.
    case authorizedAlways = 3
    /// The app is authorized while it is in use.
    case authorizedWhenInUse = 4
}

/// The location accuracy for which an app is authorized.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Full accuracy.
    case fullAccuracy = 0
    /// Reduced accuracy.
    case reducedAccuracy = 1
}

/// The activity for which an app uses locations.
public enum CLActivityType: Int, Sendable {
    /// Another activity.
    case other = 1
    /// Navigation by car.
    case automotiveNavigation = 2
    /// Fitness.
    case fitness = 3
    /// Navigation by another vehicle.
    case otherNavigation = 4
    /// Air travel.
    case airborne = 5
}

/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// A distance filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A location manager, which never determines a location or a heading here; requests for authorization stay unanswered,
/// and the delegate is told only that the authorization is not determined.
open class CLLocationManager: NSObject {
    /// The delegate, which is told the authorization asynchronously after it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            tellUncalled(of: delegate, by: self)
            guard delegate != nil else { return }
            nonisolated(unsafe) let manager = self
            DispatchQueue.main.async {
                unsafe manager.delegate?.locationManagerDidChangeAuthorization(manager)
                unsafe manager.delegate?.locationManager(manager, didChangeAuthorization: .notDetermined)
            }
        }
    }
    /// The desired accuracy.
    @Inert(.service) open var desiredAccuracy = kCLLocationAccuracyBest
    /// The minimum movement before an update, in meters.
    @Inert(.service) open var distanceFilter = kCLDistanceFilterNone
    /// The activity for which the app uses locations.
    @Inert(.service) open var activityType = CLActivityType.other
    /// Whether location updates continue in the background.
    @Inert(.service) open var allowsBackgroundLocationUpdates = false
    /// Whether location updates may pause automatically.
    @Inert(.service) open var pausesLocationUpdatesAutomatically = true
    /// The current location; always `nil` here, since it is unknown.
    open var location: CLLocation? { nil }
    /// The minimum change of the heading before an update, in degrees.
    @Inert(.service) open var headingFilter: CLLocationDirection = 1
    /// The device orientation for headings.
    @Inert(.service) open var headingOrientation: CLDeviceOrientation = .portrait
    /// The current heading; always `nil` here, since it is unknown.
    open var heading: CLHeading? { nil }
    /// Whether the system shows an indicator when the app uses locations in the background.
    @Inert(.service) open var showsBackgroundLocationIndicator = false
    /// The maximum distance for region monitoring, which is unlimited here.
    open var maximumRegionMonitoringDistance: CLLocationDistance { .greatestFiniteMagnitude }
    /// The monitored regions.
    open private(set) var monitoredRegions: Set<CLRegion> = []
    /// The authorization status; always not determined here.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// The accuracy authorization; always full here.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Returns the authorization status; always not determined here.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// Returns whether location services are enabled; always `true` here.
    open class func locationServicesEnabled() -> Bool { true }
    /// Returns whether headings are available; always `false` here.
    open class func headingAvailable() -> Bool { false }

    /// Requests authorization while the app is in use; does nothing here.
    open func requestWhenInUseAuthorization() { inert(.service, self) }
    /// Requests authorization at any time; does nothing here.
    open func requestAlwaysAuthorization() { inert(.service, self) }
    /// Requests temporary full accuracy; does nothing here, and never calls the completion handler.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: ((any Error)?) -> Void = { _ in }
    ) { inert(.service, self) }
    /// Returns whether significant location changes can be monitored; always `false` here.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Returns whether regions of a class can be monitored; always `false` here.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Returns whether ranging is available; always `false` here.
    open class func isRangingAvailable() -> Bool { false }
    /// Starts monitoring a region; no events are delivered here.
    open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
    /// Stops monitoring a region.
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    /// Requests the state of a region; does nothing here.
    open func requestState(for region: CLRegion) { inert(.service, self) }
    /// Starts monitoring visits; does nothing here.
    open func startMonitoringVisits() { inert(.service, self) }
    /// Stops monitoring visits; does nothing here.
    open func stopMonitoringVisits() { inert(.service, self) }
    /// Dismisses the heading calibration display; does nothing here.
    open func dismissHeadingCalibrationDisplay() { inert(.service, self) }
    /// Starts location updates; does nothing here.
    open func startUpdatingLocation() { inert(.service, self) }
    /// Stops location updates; does nothing here.
    open func stopUpdatingLocation() { inert(.service, self) }
    /// Requests the current location once; does nothing here.
    open func requestLocation() { inert(.service, self) }
    /// Starts heading updates; does nothing here.
    open func startUpdatingHeading() { inert(.service, self) }
    /// Stops heading updates; does nothing here.
    open func stopUpdatingHeading() { inert(.service, self) }
    /// Starts monitoring significant location changes; does nothing here.
    open func startMonitoringSignificantLocationChanges() { inert(.service, self) }
    /// Stops monitoring significant location changes; does nothing here.
    open func stopMonitoringSignificantLocationChanges() { inert(.service, self) }
    /// Starts monitoring pushes that ask for the location; tells on the main queue that it is not permitted here.
    open func startMonitoringLocationPushes(completion: (@Sendable (Data?, (any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(nil, CLError(.denied)) }
    }
    /// Stops monitoring pushes that ask for the location; does nothing here.
    open func stopMonitoringLocationPushes() { inert(.service, self) }
}
