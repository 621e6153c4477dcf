public import CoreGraphics
public import Foundation
import Synchronization

/// Adds an item to the keychain, which is in memory here; `result` is what the attributes ask to return.
@discardableResult public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    let query = KeychainQuery(attributes)
    let (status, item) = Keychain.current.withLock { $0.add(query, at: Date()) }
    if let item { unsafe result?.pointee = item.result(for: query) }
    return status
}

/// Finds items in the keychain, which is in memory here; `result` is what the query asks to return: an array unless it
/// is limited to one item.
@discardableResult public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    let query = KeychainQuery(query)
    let items = Keychain.current.withLock { $0.items(matching: query) }.prefix(query.limit)
    guard let first = items.first else { return errSecItemNotFound }
    if query.isForOne {
        unsafe result?.pointee = first.result(for: query)
    } else {
        let results = items.compactMap { $0.result(for: query) }
        unsafe result?.pointee = results.isEmpty ? nil : NSArray(array: results)
    }
    return errSecSuccess
}

/// Changes attributes or the data of all items that a query finds.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let (query, changes) = (KeychainQuery(query), KeychainQuery(attributesToUpdate))
    guard query.type != nil else { return errSecParam }
    return Keychain.current.withLock { $0.update(query, with: changes, at: Date()) }
}

/// Deletes all items that a query finds.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    return Keychain.current.withLock { $0.delete(query) }
}

extension KeychainItem {
    /// What a query asks to return of the item: one part as it is, and several as a dictionary.
    fileprivate func result(for query: KeychainQuery) -> CFTypeRef? {
        let data = query.returns(kSecReturnData) ? values[kSecValueData.key]?.object : nil
        let reference = query.returns(kSecReturnPersistentRef) ? NSData(data: persistentReference) : nil
        guard query.returns(kSecReturnAttributes) || (data != nil && reference != nil) else {
            return data.map { $0 as AnyObject } ?? reference
        }
        let result = NSMutableDictionary()
        if query.returns(kSecReturnAttributes) {
            for (key, value) in values where key != kSecValueData.key { result[NSString(string: key)] = value.object }
            result[kSecClass] = NSString(string: type)
        }
        if let data { result[kSecValueData] = data }
        if let reference { result[kSecValuePersistentRef] = reference }
        return result
    }
}
