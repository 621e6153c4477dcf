import CoreGraphics
import Foundation

/// What is asked of a keychain, as a dictionary says it.
struct KeychainQuery {
    private let entries: [String: Any]
    /// The class of the items.
    let type: String?
    /// The attributes and the data.
    let values: [String: KeychainValue]

    init(_ dictionary: CFDictionary) {
        var entries: [String: Any] = [:]
        for (key, value) in dictionary {
            guard let key = key as? String else { continue }
            entries[key] = value
        }
        self.entries = entries
        type = entries[kSecClass.key] as? String
        values = entries.filter { Self.isStored($0.key) }.compactMapValues { KeychainValue($0) }
    }

    /// Returns whether a key is one of an attribute or of the data: these have four characters.
    private static func isStored(_ key: String) -> Bool {
        key == kSecValueData.key || key.utf8.count == 4 && key != kSecUseDataProtectionKeychain.key
    }

    /// Whether a part of the items is returned.
    func returns(_ part: CFString) -> Bool { (entries[part.key] as? NSNumber)?.boolValue ?? false }

    /// The largest number of items that are found.
    var limit: Int {
        switch entries[kSecMatchLimit.key] {
        case let text as String: text == kSecMatchLimitAll.key ? Int.max : 1
        case let number as NSNumber: number.intValue
        default: 1
        }
    }

    /// Whether one item is returned on its own, and not an array.
    var isForOne: Bool { limit == 1 }

    /// Returns whether an item is searched for.
    func matches(_ item: KeychainItem) -> Bool {
        if let reference = entries[kSecValuePersistentRef.key] as? Data { return reference == item.persistentReference }
        guard type == nil || type == item.type, isSynchronized.map({ $0 == item.isSynchronized }) ?? true else {
            return false
        }
        return values.allSatisfy { key, value in
            key == kSecValueData.key || key == kSecAttrSynchronizable.key || item.values[key] == value
        }
    }

    /// Whether items that are the same on all devices are searched for, or others; `nil` for both.
    private var isSynchronized: Bool? {
        let value = entries[kSecAttrSynchronizable.key]
        return value as? String == kSecAttrSynchronizableAny.key ? nil : (value as? NSNumber)?.boolValue ?? false
    }
}
