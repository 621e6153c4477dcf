import CoreGraphics
import Foundation

/// An item of a keychain: its class, its attributes and its data, by the values of their keys.
struct KeychainItem: Sendable {
    let type: String
    var values: [String: KeychainValue]
    /// The number of the item, which no other has.
    let number: Int

    /// The attributes in which two items of a class must differ (Apple, *errSecDuplicateItem*).
    private static var identities: [String: [CFString]] {
        [
            "genp": [kSecAttrAccount, kSecAttrService],
            "inet": [
                kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
                kSecAttrPort, kSecAttrPath,
            ],
            "keys": [
                kSecAttrKeyClass, kSecAttrKeyType, kSecAttrApplicationLabel, kSecAttrApplicationTag,
                kSecAttrKeySizeInBits,
            ],
        ]
    }

    /// Returns whether both items cannot be in a keychain.
    func isSame(as other: KeychainItem) -> Bool {
        guard type == other.type else { return false }
        let keys = Self.identities[type] ?? [kSecAttrLabel]
        return (keys + [kSecAttrAccessGroup]).allSatisfy { values[$0.key] == other.values[$0.key] }
            && isSynchronized == other.isSynchronized
    }

    /// Whether the item is the same on all devices.
    var isSynchronized: Bool { values[kSecAttrSynchronizable.key].map { $0 == .number(1) } ?? false }
    /// The name of the item that can be stored.
    var persistentReference: Data { Data("\(type)\(number)".utf8) }
}

extension CFString {
    /// The string as a key.
    var key: String { String(describing: self) }
}
