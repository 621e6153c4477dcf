public import Foundation

extension NSCoder {
    /// Returns the array of objects of a class under a key.
    public func decodeArrayOfObjects<Object: NSObject & NSCoding>(ofClass cls: Object.Type, forKey key: String)
        -> [Object]?
    { decodeArrayOfObjects(ofClasses: [cls], forKey: key) as? [Object] }

    /// Returns the array of objects of some classes under a key.
    public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
        decodeObject(of: classes + [NSArray.self], forKey: key) as? [Any]
    }
}
