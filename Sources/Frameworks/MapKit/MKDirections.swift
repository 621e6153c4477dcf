public import CoreLocation
public import Foundation
import UIKit

/// How a way is gone.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// Its value.
    public let rawValue: UInt
    /// Creates one of a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By train and bus.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// By bicycle.
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    /// In any way.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Looks for ways: it finds none, since there is no network.
@preconcurrency @MainActor open class MKDirections: NSObject {
    /// Hears what was found.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Hears how long it takes.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// What way is looked for.
    @preconcurrency @MainActor open class Request: NSObject {
        /// From where.
        open var source: MKMapItem?
        /// To where.
        open var destination: MKMapItem?
        /// How it is gone.
        open var transportType: MKDirectionsTransportType = .any
        /// Whether several are looked for.
        open var requestsAlternateRoutes = false
        /// When it begins.
        open var departureDate: Date?
        /// When it ends.
        open var arrivalDate: Date?
        /// Creates a request.
        @preconcurrency @MainActor public override init() { super.init() }
    }

    /// What was found: nothing.
    @preconcurrency @MainActor open class Response: NSObject {
        /// From where.
        open var source: MKMapItem { MKMapItem.forCurrentLocation() }
        /// To where.
        open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
        /// None.
        open var routes: [MKRoute] { [] }
    }

    /// How long a way takes; it is not known.
    @preconcurrency @MainActor open class ETAResponse: NSObject {
        /// In seconds.
        open var expectedTravelTime: TimeInterval { 0 }
        /// In meters.
        open var distance: CLLocationDistance { 0 }
    }

    /// False.
    open var isCalculating: Bool { false }

    /// Creates a search.
    public init(request: Request) {}
    /// Tells soon that there is no server.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Fails, since there is no server.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    /// Tells soon that there is no server.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Does nothing.
    open func cancel() {}
}

/// A way; none is found.
@preconcurrency @MainActor open class MKRoute: NSObject {
    /// A part of a way.
    @preconcurrency @MainActor open class Step: NSObject {
        /// What to do.
        open var instructions: String { "" }
        /// What to beware of.
        open var notice: String? { nil }
        /// In meters.
        open var distance: CLLocationDistance { 0 }
        /// How it is gone.
        open var transportType: MKDirectionsTransportType { .any }
        /// Its line.
        open var polyline: MKPolyline { MKPolyline([]) }
    }
    /// What it is called.
    open var name: String { "" }
    /// What to beware of.
    open var advisoryNotices: [String] { [] }
    /// In meters.
    open var distance: CLLocationDistance { 0 }
    /// In seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// How it is gone.
    open var transportType: MKDirectionsTransportType { .any }
    /// Its line.
    open var polyline: MKPolyline { MKPolyline([]) }
    /// Its parts.
    open var steps: [Step] { [] }
}
