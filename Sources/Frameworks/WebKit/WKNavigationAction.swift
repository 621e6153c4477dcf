public import Foundation
public import UIKit

/// A message of a script; there is none.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    /// The name of what it is for.
    open var name: String { "" }
    /// What it says.
    open var body: Any { "" }
    /// The view of the page.
    open var webView: WKWebView? { nil }
    /// The part of the page.
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// Where the script runs.
    open var world: WKContentWorld { .page }
}

/// A part of a page; there is none.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    /// Whether it is the whole page.
    open var isMainFrame: Bool { true }
    /// Where it is.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// Who it is of.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
    /// The view of the page.
    open var webView: WKWebView? { nil }
}

/// Who a page is of; there is none.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
    /// Such as `https`.
    open var `protocol`: String { "" }
    /// The name of the server.
    open var host: String { "" }
    /// The number of its door.
    open var port: Int { 0 }
}

/// A page that is asked for.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// The part that asks.
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// The part that is to show it.
    open var targetFrame: WKFrameInfo? { nil }
    /// What asks for it.
    open var navigationType: WKNavigationType { .other }
    /// Where it is.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// Whether it is to become a file.
    open var shouldPerformDownload: Bool { false }
}

/// What a server answers; none does.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    /// Whether it is of the whole page.
    open var isForMainFrame: Bool { true }
    /// What the server says.
    open var response: URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    /// Whether it can be shown.
    open var canShowMIMEType: Bool { true }
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
    /// As a file.
    case download = 2
}

/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It may not.
    case cancel = 0
    /// It may.
    case allow = 1
    /// As a file.
    case download = 2
}

/// Where scripts of an app run, apart from those of the page.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
    /// Its name.
    open private(set) var name: String?
    private init(_ name: String?) { self.name = name }
    /// Where the page's own scripts run.
    public static let page = WKContentWorld(nil)
    /// Where an app's scripts run.
    public static let defaultClient = WKContentWorld(nil)
    /// A place of its own.
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

/// A file that a page became; there is none.
@preconcurrency @MainActor open class WKDownload: NSObject {
    /// What was asked for.
    open var originalRequest: URLRequest? { nil }
    /// The view that it came from.
    open var webView: WKWebView? { nil }
    /// What hears of it.
    open weak var delegate: (any WKDownloadDelegate)?
    /// Ends it.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// What hears of a file that a page became.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Where the file is to be.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
    /// It is there.
    func downloadDidFinish(_ download: WKDownload)
    /// It failed.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    /// Does nothing.
    public func downloadDidFinish(_ download: WKDownload) {}
    /// Does nothing.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
