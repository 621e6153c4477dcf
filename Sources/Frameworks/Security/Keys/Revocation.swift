public import CoreGraphics
public import FoundationNetworking

/// By an answer of the authority (OCSP).
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// By a list of the authority (CRL).
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// Lists come before answers.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// A certificate without a good answer is refused.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
/// Only what is cached is asked.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
/// By either method.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

/// Creates the rules by which certificates are asked for revocation.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicyCreateBasicX509() }
/// Returns how far certificates are trusted: not at all.
@discardableResult public func SecTrustEvaluate(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    unsafe result.pointee = .invalid
    return errSecUnimplemented
}
/// Returns how far certificates were trusted: not at all.
@discardableResult public func SecTrustGetTrustResult(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    unsafe result.pointee = .invalid
    return errSecUnimplemented
}
/// Sets whether only certificates of the app's own are trusted.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
    _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecUnimplemented }
/// Returns the key of the first certificate; always `nil` here.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

extension URLProtectionSpace {
    /// How far the server's certificates are trusted; always `nil` here.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Creates a credential that trusts a server.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
    /// Creates a credential of a certificate.
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
}
