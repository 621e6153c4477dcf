public import Foundation
public import UIKit

/// The methods for presenting user interface for a webpage; never called here, since no pages load.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    /// Creates a web view for a new window; never called here.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Tells the delegate that a window closed; never called here.
    func webViewDidClose(_ webView: WKWebView)
    /// Displays a JavaScript alert panel; never called here.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
    /// Displays a JavaScript confirm panel; never called here.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    /// Displays a JavaScript text input panel; never called here.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
    /// Asks the delegate for permission to capture media; never called here.
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
    /// Asks the delegate for the context menu of an element; never called here.
    func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void)
    /// Tells the delegate that the context menu of an element will appear; never called here.
    func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
    /// Tells the delegate that the context menu of an element ended; never called here.
    func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
    /// Returns `nil`, without creating a web view.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// Calls the completion handler without displaying an alert panel.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        completionHandler()
    }
    /// Calls the completion handler with `false`.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        completionHandler(false)
    }
    /// Calls the completion handler with `nil`.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
        completionHandler(nil)
    }
    /// Calls the decision handler with `.prompt`, to ask the user for permission.
    public func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
        decisionHandler(.prompt)
    }
    /// Calls the completion handler with `nil`, for no context menu.
    public func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void
    ) {
        completionHandler(nil)
    }
    /// Does nothing.
    public func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo) {}
}

/// The features that a webpage requests for a new window; no window opens here, so all are `nil`.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
    /// Whether the menu bar is visible.
    open var menuBarVisibility: NSNumber? { nil }
    /// Whether the status bar is visible.
    open var statusBarVisibility: NSNumber? { nil }
    /// Whether the toolbars are visible.
    open var toolbarsVisibility: NSNumber? { nil }
    /// Whether the user can resize the window.
    open var allowsResizing: NSNumber? { nil }
    /// The x-coordinate of the window, from the left, in points.
    open var x: NSNumber? { nil }
    /// The y-coordinate of the window, from the top, in points.
    open var y: NSNumber? { nil }
    /// The width of the window, in points.
    open var width: NSNumber? { nil }
    /// The height of the window, in points.
    open var height: NSNumber? { nil }
}

/// Information about the element of a context menu; no such element exists here, since no pages load.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
    /// The URL of the link; always `nil` here.
    open var linkURL: URL? { nil }
}

/// The types of media capture.
public enum WKMediaCaptureType: Int, Sendable { case camera = 0, microphone, cameraAndMicrophone }

/// The decisions about a permission request.
public enum WKPermissionDecision: Int, Sendable { case prompt = 0, grant, deny }
