public import Foundation

/// Gives the credentials of Apple Accounts; there are none here.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether an app may still use an account.
    public enum CredentialState: Int, Sendable {
        /// The user ended it.
        case revoked = 0
        /// It may.
        case authorized
        /// There is no such account.
        case notFound
        /// The account was moved.
        case transferred
    }
    /// The notification that a user ended it; never posted here.
    public static let credentialRevokedNotification = NSNotification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    /// Creates a provider.
    public override init() {}
    /// Creates a request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
    /// Tells on the main queue that there is no such account.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(.notFound, nil) } }
    /// Returns that there is no such account.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A request of a credential of an Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    /// What is asked for.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that comes back.
    open var state: String?
    /// A text that is signed.
    open var nonce: String?
    /// The identifier of a user.
    open var user: String?
}

/// A credential of an Apple Account; there are none here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// Whether the user is a person.
    public enum UserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }
    /// The identifier of the user.
    open var user: String { "" }
    /// A text that came back.
    open var state: String? { nil }
    /// What the user gave.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// A code for a server.
    open var authorizationCode: Data? { nil }
    /// A token.
    open var identityToken: Data? { nil }
    /// The address.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
    /// Whether the user is a person.
    open var realUserStatus: UserDetectionStatus { .unsupported }
}

/// Gives passwords; there are none here.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Creates a provider.
    public override init() {}
    /// Creates a request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
/// A request of a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The name.
    public let user: String
    /// The password.
    public let password: String
    /// Creates a credential.
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
