public import Foundation

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// None.
    open var count: Int { 0 }
    /// None.
    open var firstObject: ObjectType? { nil }
    /// None.
    open var lastObject: ObjectType? { nil }

    /// There is no object to give.
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("a PHFetchResult is empty here, and has no object at \(index)")
    }
    /// There is no object to give.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// None.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// False.
    open func contains(_ object: ObjectType) -> Bool { false }
    /// Not found.
    open func index(of object: ObjectType) -> Int { NSNotFound }
    /// None.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    /// Calls nothing.
    open func enumerateObjects(
        options opts: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Calls nothing.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
