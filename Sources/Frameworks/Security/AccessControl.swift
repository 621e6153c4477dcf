public import CoreGraphics
public import Foundation

/// What the user must do before an item is read; it only holds its values here.
public final class SecAccessControl: Sendable {
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(protection: String, flags: SecAccessControlCreateFlags) {
        (self.protection, self.flags) = (protection, flags)
    }
}

/// Conditions under which an item is read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The bits of the conditions.
    public let rawValue: CFOptionFlags
    /// Creates conditions from their bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// The user is present.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// The user has any biometry that is enrolled.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// The user has the biometry that is enrolled now.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// The old name of `biometryAny`.
    public static let touchIDAny = biometryAny
    /// The old name of `biometryCurrentSet`.
    public static let touchIDCurrentSet = biometryCurrentSet
    /// The user enters the passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One condition is enough.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All conditions must hold.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// A private key is used.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// The app has a password of its own.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates what the user must do before an item is read.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl(protection: protection as? String ?? kSecAttrAccessibleWhenUnlocked.key, flags: flags)
}

/// A generator of random bytes.
public final class SecRandomRef: Sendable {
    private init() {}
}

/// The system's generator of random bytes; always `nil`, as on Apple's systems.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Writes random bytes.
@discardableResult public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for place in 0..<count { unsafe bytes.storeBytes(of: generator.next(), toByteOffset: place, as: UInt8.self) }
    return errSecSuccess
}
