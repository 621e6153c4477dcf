public import CoreGraphics
public import Foundation
import LayoutSimInertness

/// A key; there are none here.
public final class SecKey: Sendable {
    private init() {}
}

/// An operation with a key.
public enum SecKeyOperationType: CFIndex, Sendable {
    case sign = 0
    case verify, encrypt, decrypt, keyExchange
}

/// An algorithm of a key.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name of the algorithm.
    public let rawValue: String
    /// Creates an algorithm from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// RSA with PKCS #1 padding.
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:PKCS1")
    /// RSA with OAEP padding and SHA-1.
    public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA1")
    /// RSA with OAEP padding and SHA-256.
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA256")
    /// RSA's signature of a message with SHA-1.
    public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PKCS1v15:SHA1")
    /// RSA's signature of a message with SHA-256.
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
    /// RSA's signature of a SHA-256 digest.
    public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA256")
    /// ECDSA's signature of a message with SHA-256.
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
        rawValue: "algid:sign:ECDSA:message-X962:SHA256")
    /// ECDSA's signature of a SHA-256 digest.
    public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(
        rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
    /// ECIES with a cofactor, a derived initialization vector and AES-GCM.
    public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
    /// ECIES with AES-GCM.
    public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
}

/// Creates no key here, and says that there is none.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    inert(.service)
    unsafe tell(error)
    return nil
}

/// Creates no key here, and says that there is none.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    inert(.service)
    unsafe tell(error)
    return nil
}

/// Returns the public key of a private one; always `nil` here.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Returns the bytes of a key; always `nil` here.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    unsafe tell(error)
    return nil
}
/// Returns the attributes of a key; always `nil` here.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
/// Returns the number of bytes in a block of a key; always 0 here.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }
/// Returns whether a key has an algorithm; always `false` here.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }

/// Encrypts nothing here.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    unsafe tell(error)
    return nil
}

/// Decrypts nothing here.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    unsafe tell(error)
    return nil
}

/// Signs nothing here.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    unsafe tell(error)
    return nil
}

/// Returns whether a signature is valid; always `false` here.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe tell(error)
    return false
}

/// Stores the error that there are no keys.
func tell(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
    let fault = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
    unsafe error?.pointee = .passRetained(fault)
}
