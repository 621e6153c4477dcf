public import Foundation

/// The domain of errors of pages.
public let WKErrorDomain = "WKErrorDomain"

/// Why a page does nothing.
public struct WKError: Error, CustomStringConvertible, CustomNSError {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred,
            javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed,
            contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad,
            attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain,
            javaScriptAppBoundDomain
    }
    /// The kind.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code = .unknown) { self.code = code }
    /// That there are no pages here.
    public var description: String { "LayoutSim loads no pages and runs no scripts" }
    /// Error domain.
    public static var errorDomain: String { WKErrorDomain }
    /// Error code.
    public var errorCode: Int { code.rawValue }
}
