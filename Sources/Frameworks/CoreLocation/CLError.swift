public import Foundation

/// The domain of location errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// A location error.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// The code of a location error.
    public enum Code: Int, Sendable {
        /// The location is currently unknown.
        case locationUnknown = 0
        /// The user denied access to location services.
        case denied
        /// The network is unavailable.
        case network
        /// The heading could not be determined.
        case headingFailure
        /// The user denied region monitoring.
        case regionMonitoringDenied
        /// The region could not be monitored.
        case regionMonitoringFailure
        /// The region could not be monitored at once.
        case regionMonitoringSetupDelayed
        /// Events of a region may be delayed.
        case regionMonitoringResponseDelayed
        /// The geocoder found no result.
        case geocodeFoundNoResult
        /// The geocoder found a part of the result.
        case geocodeFoundPartialResult
        /// The geocoding request was canceled.
        case geocodeCanceled
        /// Updates could not be deferred.
        case deferredFailed
        /// Updates could not be deferred, since there are none.
        case deferredNotUpdatingLocation
        /// Updates could not be deferred for the accuracy that is asked for.
        case deferredAccuracyTooLow
        /// Updates could not be deferred with a filter of distances.
        case deferredDistanceFiltered
        /// Deferred updates were canceled.
        case deferredCanceled
        /// Ranging is not available.
        case rangingUnavailable
        /// Ranging failed.
        case rangingFailure
        /// The user did not grant a temporary authorization.
        case promptDeclined
        /// Locations of the past are not available.
        case historicalLocationError
    }

    /// The domain of the errors.
    public static var errorDomain: String { kCLErrorDomain }
    /// The error code.
    public let code: Code
    /// The error code as a number.
    public var errorCode: Int { code.rawValue }

    /// Creates an error from a code.
    public init(_ code: Code) { self.code = code }
}

extension CLError {
    /// The location is currently unknown.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user denied access to location services.
    public static var denied: Code { .denied }
    /// The network is unavailable.
    public static var network: Code { .network }
    /// The heading could not be determined.
    public static var headingFailure: Code { .headingFailure }
    /// The user denied region monitoring.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// The region could not be monitored.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// The region could not be monitored at once.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Events of a region may be delayed.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// The geocoder found no result.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The geocoder found a part of the result.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The geocoding request was canceled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Updates could not be deferred.
    public static var deferredFailed: Code { .deferredFailed }
    /// Updates could not be deferred, since there are none.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Updates could not be deferred for the accuracy that is asked for.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// Updates could not be deferred with a filter of distances.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// Deferred updates were canceled.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// Ranging is not available.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Ranging failed.
    public static var rangingFailure: Code { .rangingFailure }
    /// The user did not grant a temporary authorization.
    public static var promptDeclined: Code { .promptDeclined }
    /// Locations of the past are not available.
    public static var historicalLocationError: Code { .historicalLocationError }
}
