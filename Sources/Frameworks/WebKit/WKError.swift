public import Foundation

/// The domain of WebKit errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error that WebKit returns.
public struct WKError: Error, CustomStringConvertible, CustomNSError {
    /// The codes of WebKit errors.
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred,
            javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed,
            contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad,
            attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain,
            javaScriptAppBoundDomain
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code = .unknown) { self.code = code }
    /// A description, which always says that no pages load and no scripts run here.
    public var description: String { "LayoutSim loads no pages and runs no scripts" }
    /// The error domain.
    public static var errorDomain: String { WKErrorDomain }
    /// The raw value of the error code.
    public var errorCode: Int { code.rawValue }
}
