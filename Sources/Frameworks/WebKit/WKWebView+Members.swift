public import CoreGraphics
public import Foundation
public import UIKit

/// How a picture of a page is made.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    /// The part of the page, in points of the view; null is all of it.
    open var rect = CGRect.null
    /// The width of the picture, in points.
    open var snapshotWidth: NSNumber?
    /// Whether what changed is drawn before.
    open var afterScreenUpdates = true
    /// Creates settings.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// How a document of a page is made.
@preconcurrency @MainActor open class WKPDFConfiguration: NSObject {
    /// The part of the page, in points of the view; null is all of it.
    open var rect: CGRect?
    /// Whether its background is left out.
    open var allowTransparentBackground = false
    /// Creates settings.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// How a text is looked for.
@preconcurrency @MainActor open class WKFindConfiguration: NSObject {
    /// Whether backward.
    open var backwards = false
    /// Whether small letters are others.
    open var caseSensitive = false
    /// Whether the end is followed by the beginning.
    open var wraps = true
    /// Creates settings.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// Whether a text was found.
@preconcurrency @MainActor open class WKFindResult: NSObject {
    /// False.
    open var matchFound: Bool { false }
}

/// The pages that were shown; there are none.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    /// None.
    open var currentItem: WKBackForwardListItem? { nil }
    /// None.
    open var backItem: WKBackForwardListItem? { nil }
    /// None.
    open var forwardItem: WKBackForwardListItem? { nil }
    /// None.
    open var backList: [WKBackForwardListItem] { [] }
    /// None.
    open var forwardList: [WKBackForwardListItem] { [] }
    /// None.
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A page that was shown.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    /// Where it is.
    public let url: URL
    /// Its title.
    open var title: String? { nil }
    /// Where it was asked for.
    open var initialURL: URL { url }
    init(_ url: URL) { self.url = url }
}

extension WKWebView {
    /// Draws the gray area.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
            _ = drawHierarchy(in: bounds, afterScreenUpdates: true)
        }
        completionHandler(image, nil)
    }

    /// Makes no document, and fails with an error that says so.
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) {
        completionHandler(.failure(WKError()))
    }

    /// Finds nothing.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        completionHandler(WKFindResult())
    }

    /// Runs nothing, and fails with an error that says so.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        completionHandler?(.failure(WKError()))
    }

    /// Runs nothing, and fails with an error that says so.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        completionHandler?(.failure(WKError()))
    }

    /// Whether pages of a scheme are shown without an app's help.
    public static func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "blob", "data"].contains(urlScheme.lowercased())
    }
}
