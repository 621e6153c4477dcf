public import Foundation
import LayoutSimInertness
public import UIKit

/// An error of signing in on a page.
public struct ASWebAuthenticationSessionError: CustomNSError, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }
    /// The domain of the errors.
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    /// The reason.
    public let code: Code
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
    /// Creates an error from its reason.
    public init(_ code: Code) { self.code = code }
    /// The user canceled.
    public static var canceledLogin: Code { .canceledLogin }
    /// There is no window.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The window is not there.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
    /// Returns whether an error has a reason, as patterns in `catch` do.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}

/// Signing in on a page, which is not loaded here.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    /// What is told of the end.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let completion: CompletionHandler
    /// What gives the window.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether nothing is kept of the session.
    open var prefersEphemeralWebBrowserSession = false
    /// Whether the session can start.
    open var canStart: Bool { true }

    /// Creates a session on a page, which ends with a URL of a scheme.
    public init(
        url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
    ) { completion = completionHandler }

    /// Starts nothing here; tells on the main queue that the user canceled.
    @discardableResult open func start() -> Bool {
        inert(.service, self)
        DispatchQueue.main.async { self.completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }
    /// Does nothing here.
    open func cancel() {}
}

/// What gives the window of a session.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
