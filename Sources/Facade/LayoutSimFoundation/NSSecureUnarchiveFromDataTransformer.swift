import Foundation

/// A transformer that reads objects of some classes from archived data, and archives them.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes of objects that an archive may begin with: those of property lists.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }
    /// The class of the objects: the only one that an archive may begin with, or any.
    open override class func transformedValueClass() -> AnyClass {
        allowedTopLevelClasses.count == 1 ? allowedTopLevelClasses[0] : NSObject.self
    }
    /// Whether objects become data again: always.
    open override class func allowsReverseTransformation() -> Bool { true }

    /// Returns the object in archived data; `nil` if it is of another class.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data, let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        // With secure coding, another class would end the process on Linux.
        archive.requiresSecureCoding = false
        let object = archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSObject
        return Self.allowedTopLevelClasses.contains { object?.isKind(of: $0) == true } ? object : nil
    }

    /// Returns an object archived.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    }
}
