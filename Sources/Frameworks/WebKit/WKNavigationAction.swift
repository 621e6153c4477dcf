public import Foundation
public import UIKit

/// A message from a script; never sent here, since no scripts run.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    /// The name of the message handler.
    open var name: String { "" }
    /// The body of the message.
    open var body: Any { "" }
    /// The web view that sent the message; always `nil` here.
    open var webView: WKWebView? { nil }
    /// The frame that sent the message.
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// The content world of the script.
    open var world: WKContentWorld { .page }
}

/// Information about a frame of a webpage; no pages load here.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    /// A Boolean value that indicates whether the frame is the main frame.
    open var isMainFrame: Bool { true }
    /// The current request of the frame.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// The security origin of the frame.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
    /// The web view of the frame; always `nil` here.
    open var webView: WKWebView? { nil }
}

/// The security origin of a webpage; always empty here, since no pages load.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
    /// The protocol of the security origin, such as `https`.
    open var `protocol`: String { "" }
    /// The host of the security origin.
    open var host: String { "" }
    /// The port of the security origin.
    open var port: Int { 0 }
}

/// An action that causes navigation.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// The frame that requested the navigation.
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// The frame in which to display the new content; always `nil` here.
    open var targetFrame: WKFrameInfo? { nil }
    /// The type of action that triggered the navigation.
    open var navigationType: WKNavigationType { .other }
    /// The request of the navigation.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// A Boolean value that indicates whether the page requested a download; always `false` here.
    open var shouldPerformDownload: Bool { false }
}

/// A response to a navigation request; never received here, since there is no network.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    /// A Boolean value that indicates whether the response targets the main frame.
    open var isForMainFrame: Bool { true }
    /// The response of the server.
    open var response: URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    /// A Boolean value that indicates whether WebKit can display the MIME type of the response.
    open var canShowMIMEType: Bool { true }
}

/// The types of actions that trigger navigation.
public enum WKNavigationType: Int, Sendable {
    /// A tap on a link.
    case linkActivated = 0
    /// The submission of a form.
    case formSubmitted = 1
    /// A move to the previous or next item of the back-forward list.
    case backForward = 2
    /// A reload of the page.
    case reload = 3
    /// The resubmission of a form.
    case formResubmitted = 4
    /// Another type of action.
    case other = -1
}

/// The policies for a navigation action.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// Cancels the navigation.
    case cancel = 0
    /// Allows the navigation.
    case allow = 1
    /// Downloads the content to a file.
    case download = 2
}

/// The policies for a navigation response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// Cancels the navigation.
    case cancel = 0
    /// Allows the navigation.
    case allow = 1
    /// Downloads the content to a file.
    case download = 2
}

/// A content world, which separates the app's scripts from the scripts of the webpage.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
    /// The name of the content world.
    open private(set) var name: String?
    private init(_ name: String?) { self.name = name }
    /// The content world of the webpage's own scripts.
    public static let page = WKContentWorld(nil)
    /// The default content world of the app's scripts.
    public static let defaultClient = WKContentWorld(nil)
    /// Creates a content world with a name.
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

/// A download of a web resource; never started here, since there is no network.
@preconcurrency @MainActor open class WKDownload: NSObject {
    /// The original request of the download; always `nil` here.
    open var originalRequest: URLRequest? { nil }
    /// The web view that started the download; always `nil` here.
    open var webView: WKWebView? { nil }
    /// The delegate.
    open weak var delegate: (any WKDownloadDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// Calls the completion handler with `nil`, since nothing downloads here.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// The methods for tracking the progress of a download.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Asks the delegate for the file destination of the download.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
    /// Tells the delegate that the download finished.
    func downloadDidFinish(_ download: WKDownload)
    /// Tells the delegate that the download failed.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    /// Does nothing.
    public func downloadDidFinish(_ download: WKDownload) {}
    /// Does nothing.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
