public import CoreGraphics
import LayoutSimInertness
public import Foundation

/// A certificate; there are none here.
public final class SecCertificate: Sendable {
    private init() {}
}
/// A certificate with its private key; there are none here.
public final class SecIdentity: Sendable {
    private init() {}
}
/// Rules by which certificates are trusted; they only exist here.
public final class SecPolicy: Sendable {
    fileprivate init() {}
}
/// How far certificates are trusted; there is none here.
public final class SecTrust: Sendable {
    private init() {}
}

/// The result of evaluating trust.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed
    case deny = 3
    case unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// Creates a certificate from its data; always `nil` here.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    inert(.service)
    return nil
}
/// Returns the data of a certificate; always empty here.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { CFData() }
/// Returns whose certificate it is; always `nil` here.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// Returns the public key of a certificate; always `nil` here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// Creates the rules of secure connections with a server.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Creates the basic rules of certificates.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Creates no trust here.
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    inert(.service)
    unsafe trust.pointee = nil
    return errSecUnimplemented
}
/// Returns whether certificates are trusted; always `false` here.
public func SecTrustEvaluateWithError(
    _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
    unsafe error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
    return false
}
/// Sets the rules of a trust.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    errSecUnimplemented
}
/// Sets the certificates that are trusted in any case.
@discardableResult public func SecTrustSetAnchorCertificates(
    _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecUnimplemented }
/// Returns the number of certificates; always 0 here.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
/// Returns a certificate; always `nil` here.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? { nil }
/// Returns the certificates; always `nil` here.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
/// Returns the key of the first certificate; always `nil` here.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// Imports nothing here.
@discardableResult public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    inert(.service)
    return errSecUnimplemented
}
