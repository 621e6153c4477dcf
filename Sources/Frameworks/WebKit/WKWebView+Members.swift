public import CoreGraphics
public import Foundation
public import UIKit
public import LayoutSimInertness

/// The configuration of a snapshot.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    /// The portion of the page to capture, in the view's coordinates, in points; a null rectangle for the entire page.
    @Inert(.service) open var rect = CGRect.null
    /// The width of the snapshot, in points.
    @Inert(.service) open var snapshotWidth: NSNumber? = nil
    /// A Boolean value that indicates whether to take the snapshot after pending screen updates.
    @Inert(.service) open var afterScreenUpdates = true
    /// Creates a configuration.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The configuration of a PDF document.
@preconcurrency @MainActor open class WKPDFConfiguration: NSObject {
    /// The portion of the page to capture, in the view's coordinates, in points; `nil` for the entire page.
    @Inert(.service) open var rect: CGRect? = nil
    /// A Boolean value that indicates whether the document can have a transparent background.
    @Inert(.service) open var allowTransparentBackground = false
    /// Creates a configuration.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The configuration of a text search.
@preconcurrency @MainActor open class WKFindConfiguration: NSObject {
    /// A Boolean value that indicates whether to search backward.
    @Inert(.service) open var backwards = false
    /// A Boolean value that indicates whether the search is case-sensitive.
    @Inert(.service) open var caseSensitive = false
    /// A Boolean value that indicates whether the search wraps around.
    @Inert(.service) open var wraps = true
    /// Creates a configuration.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The result of a text search.
@preconcurrency @MainActor open class WKFindResult: NSObject {
    /// A Boolean value that indicates whether the search found a match; always `false` here.
    open var matchFound: Bool { false }
}

/// The list of visited pages; always empty here, since no pages load.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    /// The current item; always `nil` here.
    open var currentItem: WKBackForwardListItem? { nil }
    /// The previous item; always `nil` here.
    open var backItem: WKBackForwardListItem? { nil }
    /// The next item; always `nil` here.
    open var forwardItem: WKBackForwardListItem? { nil }
    /// The items before the current item; always empty here.
    open var backList: [WKBackForwardListItem] { [] }
    /// The items after the current item; always empty here.
    open var forwardList: [WKBackForwardListItem] { [] }
    /// Always returns `nil` here, since the list is empty.
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A visited page.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    /// The URL of the page.
    public let url: URL
    /// The title of the page; always `nil` here.
    open var title: String? { nil }
    /// The URL of the initial request; always the same as the URL of the page here.
    open var initialURL: URL { url }
    init(_ url: URL) { self.url = url }
}

extension WKWebView {
    /// Creates an image of the view, which shows a gray area here, and ignores the configuration.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
            _ = drawHierarchy(in: bounds, afterScreenUpdates: true)
        }
        completionHandler(image, nil)
    }

    /// Creates no document here and calls the completion handler with an error.
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) {
        completionHandler(.failure(WKError()))
    }

    /// Calls the completion handler with a result without a match, since there is no text here.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        completionHandler(WKFindResult())
    }

    /// Runs no script here and calls the completion handler with an error.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        completionHandler?(.failure(WKError()))
    }

    /// Runs no script here and calls the completion handler with an error.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        completionHandler?(.failure(WKError()))
    }

    /// Returns a Boolean value that indicates whether WebKit handles a URL scheme without a handler.
    public static func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "blob", "data"].contains(urlScheme.lowercased())
    }
}
