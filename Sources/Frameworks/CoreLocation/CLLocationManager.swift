public import Foundation
import UIKit

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user was not asked, or did not answer.
    case notDetermined = 0
    /// The user cannot allow it.
    case restricted = 1
    /// The user does not allow it.
    case denied = 2
    /// At any time.
    case authorizedAlways = 3
    /// While the app is used.
    case authorizedWhenInUse = 4
}

/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as the device does.
    case fullAccuracy = 0
    /// About.
    case reducedAccuracy = 1
}

/// What an app wants places for.
public enum CLActivityType: Int, Sendable {
    /// Something else.
    case other = 1
    /// A way by car.
    case automotiveNavigation = 2
    /// Sport.
    case fitness = 3
    /// A way by another vehicle.
    case otherNavigation = 4
    /// A flight.
    case airborne = 5
}

/// As exact as for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// What tells where the device is. This device does not know, and nobody answers when the user is asked: the delegate hears
/// that nothing is determined, and no more.
open class CLLocationManager: NSObject {
    /// What hears of the user's answer, soon after it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            nonisolated(unsafe) let manager = self
            DispatchQueue.main.async {
                unsafe manager.delegate?.locationManagerDidChangeAuthorization(manager)
                unsafe manager.delegate?.locationManager(manager, didChangeAuthorization: .notDetermined)
            }
        }
    }
    /// How exact places are to be.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// How far the device moves before it tells.
    open var distanceFilter = kCLDistanceFilterNone
    /// What places are for.
    open var activityType = CLActivityType.other
    /// Whether it tells while the app is not seen.
    open var allowsBackgroundLocationUpdates = false
    /// Whether it rests while the device rests.
    open var pausesLocationUpdatesAutomatically = true
    /// No place is known.
    open var location: CLLocation? { nil }
    /// How far the device turns before it tells, in degrees.
    open var headingFilter: CLLocationDirection = 1
    /// Which side of the device is its front.
    open var headingOrientation: CLDeviceOrientation = .portrait
    /// No direction is known.
    open var heading: CLHeading? { nil }
    /// Whether the system shows that the app follows it.
    open var showsBackgroundLocationIndicator = false
    /// No part of the earth is too large.
    open var maximumRegionMonitoringDistance: CLLocationDistance { .greatestFiniteMagnitude }
    /// The parts of the earth that it watches.
    open private(set) var monitoredRegions: Set<CLRegion> = []
    /// Nobody answered.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// Full.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Nobody answered.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// True.
    open class func locationServicesEnabled() -> Bool { true }
    /// False.
    open class func headingAvailable() -> Bool { false }

    /// Asks, and nobody answers.
    open func requestWhenInUseAuthorization() {}
    /// Asks, and nobody answers.
    open func requestAlwaysAuthorization() {}
    /// Asks, and nobody answers.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: ((any Error)?) -> Void = { _ in }
    ) {}
    /// False.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// False.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// False.
    open class func isRangingAvailable() -> Bool { false }
    /// Watches a part of the earth; nothing comes.
    open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
    /// Watches it no longer.
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    /// Nothing comes.
    open func requestState(for region: CLRegion) {}
    /// Nothing comes.
    open func startMonitoringVisits() {}
    /// Does nothing.
    open func stopMonitoringVisits() {}
    /// Does nothing.
    open func dismissHeadingCalibrationDisplay() {}
    /// Nothing comes.
    open func startUpdatingLocation() {}
    /// Does nothing.
    open func stopUpdatingLocation() {}
    /// Nothing comes.
    open func requestLocation() {}
    /// Nothing comes.
    open func startUpdatingHeading() {}
    /// Does nothing.
    open func stopUpdatingHeading() {}
    /// Nothing comes.
    open func startMonitoringSignificantLocationChanges() {}
    /// Does nothing.
    open func stopMonitoringSignificantLocationChanges() {}
}

/// What is wrong with a place.
public struct CLError: Error, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// No place is known now.
        case locationUnknown = 0
        /// The user does not allow it.
        case denied = 1
        /// There is no network.
        case network = 2
        /// No direction is known.
        case headingFailure = 3
        /// The user does not allow that a part of the earth is watched.
        case regionMonitoringDenied = 4
        /// No part of the earth can be watched.
        case regionMonitoringFailure = 5
        /// No address is found.
        case geocodeFoundNoResult = 8
        /// The search was given up.
        case geocodeCanceled = 10
    }

    /// The kind of error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
