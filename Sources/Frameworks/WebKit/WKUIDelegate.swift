public import Foundation
public import UIKit

/// What shows the windows of a page; there are none, so it hears nothing.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    /// A page would open a window.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// A page would close its window.
    func webViewDidClose(_ webView: WKWebView)
    /// A page would say something.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
    /// A page would ask yes or no.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    /// A page would ask for words.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
    /// A page would record.
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
    /// An element would show a menu.
    func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void)
    /// An element would have a menu.
    func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
    /// An element would have had a menu.
    func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
    /// None.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// Says nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        completionHandler()
    }
    /// No.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        completionHandler(false)
    }
    /// None.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
        completionHandler(nil)
    }
    /// Leaves it to people.
    public func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
        decisionHandler(.prompt)
    }
    /// None.
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

/// How a page would have its window; there is none.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
    /// Whether a bar of menus is seen.
    open var menuBarVisibility: NSNumber? { nil }
    /// Whether a bar with the state is seen.
    open var statusBarVisibility: NSNumber? { nil }
    /// Whether bars of tools are seen.
    open var toolbarsVisibility: NSNumber? { nil }
    /// Whether people may size it.
    open var allowsResizing: NSNumber? { nil }
    /// From the left, in points.
    open var x: NSNumber? { nil }
    /// From the top, in points.
    open var y: NSNumber? { nil }
    /// In points.
    open var width: NSNumber? { nil }
    /// In points.
    open var height: NSNumber? { nil }
}

/// An element of a page that would show a menu; there is none.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
    /// Where the element leads.
    open var linkURL: URL? { nil }
}

/// What a page would record with.
public enum WKMediaCaptureType: Int, Sendable { case camera = 0, microphone, cameraAndMicrophone }

/// Whether a page may do what it asks for.
public enum WKPermissionDecision: Int, Sendable { case prompt = 0, grant, deny }
