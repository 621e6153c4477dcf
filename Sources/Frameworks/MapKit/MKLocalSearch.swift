public import Foundation
import UIKit

/// Looks for places: it finds none, since there is no network.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
    /// Hears what was found.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// What kinds of places are looked for.
    public struct ResultType: OptionSet, Sendable {
        /// Its value.
        public let rawValue: UInt
        /// Creates one of a value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Shops, stations and the like.
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    /// What is looked for.
    @preconcurrency @MainActor open class Request: NSObject {
        /// In words.
        open var naturalLanguageQuery: String?
        /// Where.
        open var region = MKCoordinateRegion()
        /// What kinds of places.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// What kinds of places.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Creates a request.
        @preconcurrency @MainActor public override init() { super.init() }
        /// Creates a request of words.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init()
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
        }
        /// Creates a request of a completion.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = completion.title
        }
    }

    /// What was found: nothing.
    @preconcurrency @MainActor open class Response: NSObject {
        /// None.
        open var mapItems: [MKMapItem] { [] }
        /// Where.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// False.
    open var isSearching: Bool { false }

    /// Creates a search.
    public init(request: Request) {}
    /// Tells soon that there is no server.
    open func start(completionHandler: @escaping CompletionHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Fails, since there is no server.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    /// Does nothing.
    open func cancel() {}
}

/// By an older name.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// By an older name.
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// Words that a search would be completed by; there are none.
@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject {
    /// The first line.
    open var title: String { "" }
    /// The parts of it that were typed.
    open var titleHighlightRanges: [NSValue] { [] }
    /// The second line.
    open var subtitle: String { "" }
    /// The parts of it that were typed.
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Completes what is typed: by nothing, since there is no network.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
    /// What kinds of places are looked for.
    public struct ResultType: OptionSet, Sendable {
        /// Its value.
        public let rawValue: UInt
        /// Creates one of a value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Shops, stations and the like.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Other searches.
        public static let query = ResultType(rawValue: 4)
    }
    /// What hears of completions; none come.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// What was typed.
    open var queryFragment = ""
    /// Where.
    open var region = MKCoordinateRegion()
    /// What kinds of places.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// What kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// None.
    open var results: [MKLocalSearchCompletion] { [] }
    /// False.
    open var isSearching: Bool { false }

    /// Creates a completer.
    @preconcurrency @MainActor public override init() { super.init() }
    /// Does nothing.
    open func cancel() {}
}

/// What hears of completions.
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// There would be others.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There would be none.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
