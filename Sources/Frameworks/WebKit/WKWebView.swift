public import CoreGraphics
public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// A view of a page: here a gray area with its name, in which nothing is loaded.
@preconcurrency @MainActor open class WKWebView: UIView {
    /// The view's settings.
    public let configuration: WKWebViewConfiguration
    /// What hears of loading; it hears nothing.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// What shows the page's windows; it is not asked.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The view that scrolls the page.
    open var scrollView: UIScrollView { scroller }
    private let scroller = UIScrollView()
    /// The address that was asked for last.
    open private(set) var url: URL?
    /// Nothing is loaded.
    open var isLoading: Bool { false }
    /// No page is there to have a title.
    open var title: String? { nil }
    /// Nothing is loaded.
    open var estimatedProgress: Double { 0 }
    /// There is no page to go back to.
    open var canGoBack: Bool { false }
    /// There is no page to go forward to.
    open var canGoForward: Bool { false }
    /// Whether swipes would go back and forward.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links would be shown before they are opened.
    open var allowsLinkPreview = true
    /// The name that the browser would give itself.
    open var customUserAgent: String?
    /// Whether a Mac may look into the page.
    open var isInspectable = false
    /// The pages that were shown.
    public let backForwardList = WKBackForwardList()
    /// There is no page that could be secure.
    open var hasOnlySecureContent: Bool { false }
    /// How large the page is shown.
    open var pageZoom: CGFloat = 1
    /// No page is there to have a color.
    open var themeColor: UIColor? { nil }
    /// The color behind the page.
    open var underPageBackgroundColor: UIColor! = .systemGray5
    /// How the page counts as media, such as print.
    open var mediaType: String?
    /// Whether people may look for text.
    open var isFindInteractionEnabled = false
    /// The interaction by which people look for text.
    open var findInteraction: UIFindInteraction? { nil }
    /// What the page would be asked for when it comes again.
    open var interactionState: Any?

    /// Creates a view with settings.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        build()
    }

    /// Creates a view with the settings that nobody changed.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Creates the view of a storyboard.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        build()
    }

    private func build() {
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scroller)
        showPlaceholder(named: "WKWebView")
    }

    /// Notes the address, and loads nothing.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }

    /// Notes the address, and shows nothing.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return nil
    }

    /// Notes the address, and loads nothing.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return nil
    }

    /// Notes the address, and shows nothing.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        url = baseURL
        return nil
    }

    /// Loads nothing.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { nil }
    /// Loads nothing.
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    /// Goes nowhere.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Goes nowhere.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Goes nowhere.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    /// Stops nothing.
    open func stopLoading() {}

    /// Runs nothing, and fails with an error that says so.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, WKError())
    }

    /// Runs nothing, and fails with an error that says so.
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { throw WKError() }
}

/// A page that is being loaded; there is none.
@preconcurrency @MainActor open class WKNavigation: NSObject {}
