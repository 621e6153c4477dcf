public import Foundation
import LayoutSimInertness

/// What authenticates a user.
public enum LAPolicy: Int, Sendable {
    /// Biometry.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// Biometry or the passcode.
    case deviceOwnerAuthentication = 2
}

/// The kind of biometry of a device.
public enum LABiometryType: Int, Sendable {
    /// None.
    case none = 0
    /// Touch ID.
    case touchID = 1
    /// Face ID.
    case faceID = 2
    /// Optic ID.
    case opticID = 4
    /// The old name of `none`.
    public static var LABiometryNone: LABiometryType { .none }
}

/// The domain of errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: CustomNSError, Hashable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
        /// The old name of `biometryNotAvailable`.
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        /// The old name of `biometryNotEnrolled`.
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        /// The old name of `biometryLockout`.
        public static var touchIDLockout: Code { .biometryLockout }
    }
    /// The domain of the errors.
    public static var errorDomain: String { LAErrorDomain }
    /// The reason.
    public let code: Code
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
    /// Creates an error from its reason.
    public init(_ code: Code) { self.code = code }
    /// The user did not prove who they are.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user canceled.
    public static var userCancel: Code { .userCancel }
    /// The user chose the fallback.
    public static var userFallback: Code { .userFallback }
    /// The system canceled.
    public static var systemCancel: Code { .systemCancel }
    /// There is no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// There is no biometry.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The user has no biometry enrolled.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// Biometry failed too often.
    public static var biometryLockout: Code { .biometryLockout }
}

/// The authentication of a user; there is no biometry and no passcode here.
open class LAContext: NSObject {
    /// The title of the fallback button.
    open var localizedFallbackTitle: String?
    /// The title of the Cancel button.
    open var localizedCancelTitle: String?
    /// What the user is told.
    open var localizedReason = ""
    /// How long an unlocked device is enough, in seconds.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether the user may be asked.
    open var interactionNotAllowed = false
    /// The kind of biometry; always none here.
    open var biometryType: LABiometryType { .none }
    /// The state of the enrolled biometry; always `nil` here.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Creates a context.
    public override init() {}

    /// Returns whether a policy can be evaluated: always `false` here, since there is neither biometry nor passcode.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        unsafe error?.pointee = fault(of: policy) as NSError
        return false
    }

    /// Throws an error here, since there is neither biometry nor passcode.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        inert(.service, self)
        let fault = fault(of: policy)
        DispatchQueue.main.async { reply(false, fault) }
    }

    /// Throws an error here, since there is neither biometry nor passcode.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw fault(of: policy)
    }

    /// Ends the context.
    open func invalidate() {}

    private func fault(of policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}

extension LAError.Code {
    /// Returns whether an error has a reason, as patterns in `catch` do.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
