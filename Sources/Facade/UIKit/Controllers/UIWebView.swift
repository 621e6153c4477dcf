public import Foundation
public import FoundationNetworking
public import LayoutSimInertness

/// A web view that stays empty, since pages are not loaded here.
@preconcurrency @MainActor open class UIWebView: UIView {
    /// What caused the web view to load a page.
    public enum NavigationType: Int, Sendable {
        case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other
    }
    /// The delegate; never called here.
    open weak var delegate: (any UIWebViewDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The scroll view of the page, which is not in the view hierarchy here.
    open private(set) lazy var scrollView = UIScrollView(frame: bounds)
    /// The request that was last passed to `loadRequest(_:)`, or `nil`.
    open private(set) var request: URLRequest?
    /// Whether there is a page to go back to; always `false` here.
    open var canGoBack: Bool { false }
    /// Whether there is a page to go forward to; always `false` here.
    open var canGoForward: Bool { false }
    /// Whether a page is loading; always `false` here.
    open var isLoading: Bool { false }
    /// Whether pages are scaled to the width of the view; stored only.
    @Inert(.service) open var scalesPageToFit = false
    /// Whether videos play within the page; stored only.
    @Inert(.service) open var allowsInlineMediaPlayback = false
    /// Whether media play only when the user starts them; stored only.
    @Inert(.service) open var mediaPlaybackRequiresUserAction = true
    /// Whether the keyboard appears only when the user asks for it; stored only.
    @Inert(.service) open var keyboardDisplayRequiresUserAction = true
    /// Whether a page is shown only when it has been loaded; stored only.
    @Inert(.service) open var suppressesIncrementalRendering = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Keeps the request, but loads nothing here.
    open func loadRequest(_ request: URLRequest) {
        inert(.service, self)
        self.request = request
    }
    /// Loads HTML from a string; does nothing here.
    open func loadHTMLString(_ string: String, baseURL: URL?) { inert(.service, self) }
    /// Loads a page from data; does nothing here.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        inert(.service, self)
    }
    /// Loads the page again; does nothing here.
    open func reload() { inert(.service, self) }
    /// Stops loading; does nothing here.
    open func stopLoading() { inert(.service, self) }
    /// Goes back to the previous page; does nothing here.
    open func goBack() { inert(.service, self) }
    /// Goes forward to the next page; does nothing here.
    open func goForward() { inert(.service, self) }
    /// Returns the result of a script; always `nil` here.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// The methods for responding to a web view; never called here.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Returns whether the web view should load a request; `true` by default.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool
    /// Tells the delegate that a page started to load.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Tells the delegate that a page has been loaded.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Tells the delegate that a page could not be loaded.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool { true }
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
