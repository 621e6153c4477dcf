import CoreGraphics
import Foundation
import Synchronization

/// Items in memory, in the order in which they were added.
struct Keychain: Sendable {
    private var items: [KeychainItem] = []
    private var added = 0

    /// The keychain of the process, which is empty when it starts.
    static let current = Mutex(Keychain())

    /// Adds an item, with the time at which it was.
    mutating func add(_ query: KeychainQuery, at time: Date) -> (OSStatus, KeychainItem?) {
        guard let type = query.type else { return (errSecParam, nil) }
        var item = KeychainItem(type: type, values: query.values, number: added + 1)
        guard !items.contains(where: { $0.isSame(as: item) }) else { return (errSecDuplicateItem, nil) }
        item.values[kSecAttrCreationDate.key] = .date(time)
        item.values[kSecAttrModificationDate.key] = .date(time)
        if item.values[kSecAttrAccessible.key] == nil {
            item.values[kSecAttrAccessible.key] = .text(kSecAttrAccessibleWhenUnlocked.key)
        }
        items.append(item)
        added += 1
        return (errSecSuccess, item)
    }

    /// Returns the items that a query finds.
    func items(matching query: KeychainQuery) -> [KeychainItem] { items.filter(query.matches) }

    /// Changes all items that a query finds.
    mutating func update(_ query: KeychainQuery, with changes: KeychainQuery, at time: Date) -> OSStatus {
        let places = items.indices.filter { query.matches(items[$0]) }
        guard !places.isEmpty else { return errSecItemNotFound }
        var changed = items
        for place in places {
            changed[place].values.merge(changes.values) { $1 }
            changed[place].values[kSecAttrModificationDate.key] = .date(time)
            let item = changed[place]
            guard changed.count(where: { $0.isSame(as: item) }) == 1 else { return errSecDuplicateItem }
        }
        items = changed
        return errSecSuccess
    }

    /// Removes all items that a query finds.
    mutating func delete(_ query: KeychainQuery) -> OSStatus {
        let count = items.count
        items.removeAll(where: query.matches)
        return items.count == count ? errSecItemNotFound : errSecSuccess
    }
}
