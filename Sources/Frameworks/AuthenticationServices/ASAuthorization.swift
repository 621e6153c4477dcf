public import Foundation
public import UIKit

/// What a user gives to an app.
public protocol ASAuthorizationCredential: NSObjectProtocol {}
/// What gives credentials.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// The window over which something is shown.
public typealias ASPresentationAnchor = UIWindow

/// A successful authorization; there is none here.
open class ASAuthorization: NSObject {
    /// What is asked for.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a scope from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of the user.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address of the user.
        public static let email = Scope(rawValue: "email")
    }
    /// What gave the credential.
    public let provider: any ASAuthorizationProvider
    /// What the user gave.
    public let credential: any ASAuthorizationCredential
    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}

/// A request of a credential.
open class ASAuthorizationRequest: NSObject {
    /// What is asked.
    public let provider: any ASAuthorizationProvider
    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// An error of authorization.
public struct ASAuthorizationError: CustomNSError, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }
    /// The domain of the errors.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// The reason.
    public let code: Code
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
    /// Creates an error from its reason.
    public init(_ code: Code) { self.code = code }
    /// The reason is not known.
    public static var unknown: Code { .unknown }
    /// The user canceled.
    public static var canceled: Code { .canceled }
    /// The answer is invalid.
    public static var invalidResponse: Code { .invalidResponse }
    /// The request was not handled.
    public static var notHandled: Code { .notHandled }
    /// Authorization failed.
    public static var failed: Code { .failed }
}
