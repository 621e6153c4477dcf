public import Foundation

/// Values that the devices of a user share; they are in memory here, and shared with nobody.
open class NSUbiquitousKeyValueStore: NSObject {
    nonisolated(unsafe) private static let only = NSUbiquitousKeyValueStore()
    private let values = NSMutableDictionary()

    /// The store.
    open class var `default`: NSUbiquitousKeyValueStore { unsafe only }
    /// The notification that other devices changed values; never posted here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// Returns the value of a key.
    open func object(forKey aKey: String) -> Any? { values[aKey] }
    /// Sets the value of a key, or removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }
    /// Removes the value of a key.
    open func removeObject(forKey aKey: String) { values[aKey] = nil }
    /// Returns a text.
    open func string(forKey aKey: String) -> String? { values[aKey] as? String }
    /// Returns an array.
    open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
    /// Returns a dictionary.
    open func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
    /// Returns data.
    open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
    /// Returns a whole number; 0 if there is none.
    open func longLong(forKey aKey: String) -> Int64 { (values[aKey] as? NSNumber)?.int64Value ?? 0 }
    /// Returns a number; 0 if there is none.
    open func double(forKey aKey: String) -> Double { (values[aKey] as? NSNumber)?.doubleValue ?? 0 }
    /// Returns a Boolean value; `false` if there is none.
    open func bool(forKey aKey: String) -> Bool { (values[aKey] as? NSNumber)?.boolValue ?? false }
    /// Sets a text.
    open func set(_ aString: String?, forKey aKey: String) { values[aKey] = aString }
    /// Sets data.
    open func set(_ aData: Data?, forKey aKey: String) { values[aKey] = aData }
    /// Sets an array.
    open func set(_ anArray: [Any]?, forKey aKey: String) { values[aKey] = anArray }
    /// Sets a dictionary.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { values[aKey] = aDictionary }
    /// Sets a whole number.
    open func set(_ value: Int64, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
    /// Sets a number.
    open func set(_ value: Double, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
    /// Sets a Boolean value.
    open func set(_ value: Bool, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
    /// All values.
    open var dictionaryRepresentation: [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in values { if let key = key as? String { result[key] = value } }
        return result
    }
    /// Does nothing here, since there are no other devices.
    @discardableResult open func synchronize() -> Bool { true }
}

/// The key of the reason that values changed.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys whose values changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device changed values.
public var NSUbiquitousKeyValueStoreServerChange: Int { 0 }
/// Values were loaded for the first time.
public var NSUbiquitousKeyValueStoreInitialSyncChange: Int { 1 }
/// There are too many values.
public var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { 2 }
/// The user changed the account.
public var NSUbiquitousKeyValueStoreAccountChange: Int { 3 }

/// Where an error is stored.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
