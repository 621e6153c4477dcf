/// An error of the CryptoKit framework.
public enum CryptoKitError: Error, Equatable, Sendable {
    /// The key has an incorrect size.
    case incorrectKeySize
    /// A parameter has an incorrect size.
    case incorrectParameterSize
    /// The authentication tag or the signature is incorrect.
    case authenticationFailure
    /// The underlying library failed.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped.
    case wrapFailure
    /// A key could not be unwrapped.
    case unwrapFailure
    /// A parameter is invalid.
    case invalidParameter
}
