public import Foundation

/// The domain of the App Store's errors.
public let SKErrorDomain = "SKErrorDomain"

/// An error of the App Store.
public struct SKError: CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknown = 0
        case clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
    }

    /// The domain of the App Store's errors.
    public static var errorDomain: String { SKErrorDomain }
    /// What went wrong.
    public let code: Code
    /// The number of what went wrong.
    public var errorCode: Int { code.rawValue }

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    // swift-format-ignore: NoLeadingUnderscores
    /// Creates an error from one of Objective-C; one of another domain is unknown.
    public init(_nsError error: NSError) {
        code = error.domain == SKErrorDomain ? Code(rawValue: error.code) ?? .unknown : .unknown
    }

    /// Something that is not known.
    public static var unknown: Code { .unknown }
    /// The app may not do it.
    public static var clientInvalid: Code { .clientInvalid }
    /// The user canceled the payment.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The payment is invalid.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// The user may not pay.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// The product is not in this store.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

extension SKError.Code {
    /// Returns whether an error is one of the App Store with this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? SKError)?.code == code }
}
