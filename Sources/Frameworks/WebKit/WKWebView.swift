public import CoreGraphics
public import Foundation
import LayoutSimPlaceholders
public import UIKit
public import LayoutSimInertness

/// A view that displays web content; here a gray area with the name of the class, which loads nothing.
@preconcurrency @MainActor open class WKWebView: UIView {
    /// The configuration of the web view.
    public let configuration: WKWebViewConfiguration
    /// The navigation delegate; never called here.
    open weak var navigationDelegate: (any WKNavigationDelegate)? {
        didSet { tellUncalled(of: navigationDelegate, by: self) }
    }
    /// The user interface delegate; never called here.
    open weak var uiDelegate: (any WKUIDelegate)? { didSet { tellUncalled(of: uiDelegate, by: self) } }
    /// The scroll view of the web view.
    open var scrollView: UIScrollView { scroller }
    private let scroller = UIScrollView()
    /// The URL of the last load request.
    open private(set) var url: URL?
    /// A Boolean value that indicates whether the view is loading content; always `false` here.
    open var isLoading: Bool { false }
    /// The title of the page; always `nil` here, since no pages load.
    open var title: String? { nil }
    /// The estimated progress of the current navigation, from 0 to 1; always 0 here.
    open var estimatedProgress: Double { 0 }
    /// A Boolean value that indicates whether there is a previous page; always `false` here.
    open var canGoBack: Bool { false }
    /// A Boolean value that indicates whether there is a next page; always `false` here.
    open var canGoForward: Bool { false }
    /// A Boolean value that indicates whether swipe gestures navigate back and forward; no effect here.
    @Inert(.service) open var allowsBackForwardNavigationGestures = false
    /// A Boolean value that indicates whether a press on a link previews its destination; no effect here.
    @Inert(.service) open var allowsLinkPreview = true
    /// The custom user agent string; no effect here.
    @Inert(.service) open var customUserAgent: String? = nil
    /// A Boolean value that indicates whether Safari Web Inspector can inspect the view.
    @Inert(.service) open var isInspectable = false
    /// The list of visited pages; always empty here.
    public let backForwardList = WKBackForwardList()
    /// A Boolean value that indicates whether all content loaded securely; always `false` here, since no pages load.
    open var hasOnlySecureContent: Bool { false }
    /// The zoom factor of the page.
    @Inert(.service) open var pageZoom: CGFloat = 1
    /// The theme color of the page; always `nil` here, since no pages load.
    open var themeColor: UIColor? { nil }
    /// The background color behind the page.
    @Inert(.service) open var underPageBackgroundColor: UIColor! = .systemGray5
    /// The CSS media type of the content, such as print.
    @Inert(.service) open var mediaType: String? = nil
    /// A Boolean value that indicates whether the user can find text in the page.
    @Inert(.service) open var isFindInteractionEnabled = false
    /// The find interaction; always `nil` here.
    open var findInteraction: UIFindInteraction? { nil }
    /// The state for restoring the page later; no effect here.
    @Inert(.service) open var interactionState: Any? = nil

    /// Returns the value of a property that is observed by its name, as its documentation says.
    nonisolated open override func value(forKey key: String) -> Any? {
        switch key {
        case "title": MainActor.assumeIsolated { title }
        case "URL": MainActor.assumeIsolated { url }
        case "loading", "isLoading": MainActor.assumeIsolated { isLoading }
        case "estimatedProgress": MainActor.assumeIsolated { estimatedProgress }
        case "hasOnlySecureContent": MainActor.assumeIsolated { hasOnlySecureContent }
        case "canGoBack": MainActor.assumeIsolated { canGoBack }
        case "canGoForward": MainActor.assumeIsolated { canGoForward }
        default: super.value(forKey: key)
        }
    }

    /// Creates a web view with a frame and a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        build()
    }

    /// Creates a web view with a frame and a default configuration.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Creates a web view from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        build()
    }

    /// Sets a delegate by its key, as storyboards and xibs connect it.
    nonisolated open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        nonisolated(unsafe) let object = value
        switch key {
        case "navigationDelegate":
            MainActor.assumeIsolated { unsafe navigationDelegate = object as? any WKNavigationDelegate }
        case "UIDelegate", "uiDelegate":
            MainActor.assumeIsolated { unsafe uiDelegate = object as? any WKUIDelegate }
        default: super.setValue(value, forUndefinedKey: key)
        }
    }

    private func build() {
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scroller)
        showPlaceholder(named: "WKWebView")
    }

    /// Sets the URL, but loads nothing here.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        inert(.service, self)
        url = request.url
        return nil
    }

    /// Sets the URL to the base URL, but loads nothing here.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        inert(.service, self)
        url = baseURL
        return nil
    }

    /// Sets the URL, but loads nothing here.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        inert(.service, self)
        url = URL
        return nil
    }

    /// Sets the URL to the base URL, but loads nothing here.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        inert(.service, self)
        url = baseURL
        return nil
    }

    /// Does nothing here and returns `nil`, since no pages load.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? {
        inert(.service, self)
        return nil
    }
    /// Does nothing here and returns `nil`, since no pages load.
    @discardableResult
    open func reload() -> WKNavigation? {
        inert(.service, self)
        return nil
    }
    /// Does nothing here and returns `nil`, since the list of visited pages is empty.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        inert(.service, self)
        return nil
    }
    /// Does nothing here and returns `nil`, since there is no previous page.
    @discardableResult
    open func goBack() -> WKNavigation? {
        inert(.service, self)
        return nil
    }
    /// Does nothing here and returns `nil`, since there is no next page.
    @discardableResult
    open func goForward() -> WKNavigation? {
        inert(.service, self)
        return nil
    }
    /// Does nothing here, since no pages load.
    open func stopLoading() { inert(.service, self) }

    /// Runs no script here and calls the completion handler with an error.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, WKError())
    }

    /// Runs no script here and throws an error.
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { throw WKError() }
}

/// An object that tracks the loading of a page; never created by a web view here.
@preconcurrency @MainActor open class WKNavigation: NSObject {}
