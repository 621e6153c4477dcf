public import Foundation
public import UIKit

/// What hears of loading; nothing is loaded, so it hears nothing.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    /// A page would begin to load.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A page would be there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A page would have failed.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// A page would have failed before it came.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// A page would be asked for.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }
}

/// What shows the windows of a page; there are none.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {}

/// What takes the messages of scripts; none come.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script would have sent a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script; there is none.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    /// The name of what it is for.
    open var name: String { "" }
    /// What it says.
    open var body: Any { "" }
}

/// A page that is asked for.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// What asks for it.
    open var navigationType: WKNavigationType { .other }
    /// Where it is.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

/// What asks for a page.
public enum WKNavigationType: Int, Sendable {
    /// A link.
    case linkActivated = 0
    /// A form.
    case formSubmitted = 1
    /// The way back or forward.
    case backForward = 2
    /// The same page again.
    case reload = 3
    /// A form, again.
    case formResubmitted = 4
    /// Something else.
    case other = -1
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It may not.
    case cancel = 0
    /// It may.
    case allow = 1
}
