public import CoreLocation
public import Foundation
import UIKit
import LayoutSimInertness

/// The transportation types of directions.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates transportation types from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Travel by automobile.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// Travel on foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// Travel by public transit.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// Travel by bicycle.
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    /// Travel by any type of transportation.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A request for directions. Always fails here, since there is no network.
@preconcurrency @MainActor open class MKDirections: NSObject {
    /// A closure that receives the directions or an error.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// A closure that receives the travel time or an error.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// The start and end points and the options of a directions request.
    @preconcurrency @MainActor open class Request: NSObject {
        /// The starting point of the route.
        open var source: MKMapItem?
        /// The end point of the route.
        open var destination: MKMapItem?
        /// The transportation type of the route.
        open var transportType: MKDirectionsTransportType = .any
        /// A Boolean value that indicates whether multiple routes are requested.
        open var requestsAlternateRoutes = false
        /// The departure date of the trip.
        open var departureDate: Date?
        /// The arrival date of the trip.
        open var arrivalDate: Date?
        /// Creates a directions request.
        @preconcurrency @MainActor public override init() { super.init() }
    }

    /// The response to a directions request, which contains no routes here.
    @preconcurrency @MainActor open class Response: NSObject {
        /// The starting point of the route.
        open var source: MKMapItem { MKMapItem.forCurrentLocation() }
        /// The end point of the route.
        open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
        /// The routes, which are always empty here.
        open var routes: [MKRoute] { [] }
    }

    /// The travel time of a route, which is never known here.
    @preconcurrency @MainActor open class ETAResponse: NSObject {
        /// The expected travel time, in seconds, which is always 0 here.
        open var expectedTravelTime: TimeInterval { 0 }
        /// The distance, in meters, which is always 0 here.
        open var distance: CLLocationDistance { 0 }
    }

    /// Always `false` here.
    open var isCalculating: Bool { false }

    /// Creates a directions object for a request.
    public init(request: Request) {}
    /// Calls the completion handler asynchronously with a server error, since there is no network.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        inert(.service, self)
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Throws a server error, since there is no network.
    open func calculate() async throws -> Response {
        inert(.service, self)
        throw MKError(.serverFailure)
    }
    /// Calls the completion handler asynchronously with a server error, since there is no network.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        inert(.service, self)
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Does nothing here.
    open func cancel() { inert(.service, self) }
}

/// A route between two points. No routes are found here.
@preconcurrency @MainActor open class MKRoute: NSObject {
    /// A step of a route.
    @preconcurrency @MainActor open class Step: NSObject {
        /// The instructions of the step, which are always empty here.
        open var instructions: String { "" }
        /// The notice of the step, which is always `nil` here.
        open var notice: String? { nil }
        /// The distance of the step, in meters, which is always 0 here.
        open var distance: CLLocationDistance { 0 }
        /// The transportation type of the step.
        open var transportType: MKDirectionsTransportType { .any }
        /// The polyline of the step, which is always empty here.
        open var polyline: MKPolyline { MKPolyline([]) }
    }
    /// The name of the route, which is always empty here.
    open var name: String { "" }
    /// The advisory notices of the route, which are always empty here.
    open var advisoryNotices: [String] { [] }
    /// The distance of the route, in meters, which is always 0 here.
    open var distance: CLLocationDistance { 0 }
    /// The expected travel time of the route, in seconds, which is always 0 here.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The transportation type of the route.
    open var transportType: MKDirectionsTransportType { .any }
    /// The polyline of the route, which is always empty here.
    open var polyline: MKPolyline { MKPolyline([]) }
    /// The steps of the route, which are always empty here.
    open var steps: [Step] { [] }
}
