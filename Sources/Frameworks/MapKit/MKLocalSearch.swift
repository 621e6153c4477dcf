public import Foundation
import UIKit
public import LayoutSimInertness

/// A search for places. Always fails here, since there is no network.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
    /// A closure that receives the search response or an error.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// The types of results of a search.
    public struct ResultType: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates result types from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    /// The parameters of a search for places.
    @preconcurrency @MainActor open class Request: NSObject {
        /// The search text.
        @Inert(.service) open var naturalLanguageQuery: String? = nil
        /// The region of the search.
        @Inert(.service) open var region = MKCoordinateRegion()
        /// The types of results to include.
        @Inert(.service) open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// The filter for points of interest.
        @Inert(.service) open var pointOfInterestFilter: MKPointOfInterestFilter? = nil

        /// Creates a search request.
        @preconcurrency @MainActor public override init() { super.init() }
        /// Creates a search request from text and a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init()
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
        }
        /// Creates a search request from the title of a search completion.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = completion.title
        }
    }

    /// The response to a search, which contains no map items here.
    @preconcurrency @MainActor open class Response: NSObject {
        /// The map items, which are always empty here.
        open var mapItems: [MKMapItem] { [] }
        /// The bounding region of the results, which is always a default region here.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// Always `false` here.
    open var isSearching: Bool { false }

    /// Creates a search for a request.
    public init(request: Request) {}
    /// Calls the completion handler asynchronously with a server error, since there is no network.
    open func start(completionHandler: @escaping CompletionHandler) {
        inert(.service, self)
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Throws a server error, since there is no network.
    open func start() async throws -> Response {
        inert(.service, self)
        throw MKError(.serverFailure)
    }
    /// Does nothing here.
    open func cancel() { inert(.service, self) }
}

/// The former name of `MKLocalSearch.Request`.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The former name of `MKLocalSearch.Response`.
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// A completion for a search string. No completions are found here.
@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject {
    /// The title of the completion, which is always empty here.
    open var title: String { "" }
    /// The ranges of the title that match the search text, which are always empty here.
    open var titleHighlightRanges: [NSValue] { [] }
    /// The subtitle of the completion, which is always empty here.
    open var subtitle: String { "" }
    /// The ranges of the subtitle that match the search text, which are always empty here.
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// An object that completes search strings. Never finds completions here, since there is no network.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
    /// The types of results of a search completer.
    public struct ResultType: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates result types from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Search queries.
        public static let query = ResultType(rawValue: 4)
    }
    /// The delegate, which is never called here.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The search string to complete.
    @Inert(.service) open var queryFragment = ""
    /// The region of the search.
    @Inert(.service) open var region = MKCoordinateRegion()
    /// The types of completions to include.
    @Inert(.service) open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// The filter for points of interest.
    @Inert(.service) open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
    /// The completions, which are always empty here.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Always `false` here.
    open var isSearching: Bool { false }

    /// Creates a search completer.
    @preconcurrency @MainActor public override init() { super.init() }
    /// Does nothing here.
    open func cancel() { inert(.service, self) }
}

/// The delegate of a search completer.
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Tells the delegate that the completions were updated. Never called here.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Tells the delegate that the completer failed with an error. Never called here.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Does nothing by default.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing by default.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
