public import Foundation

/// The result of a fetch; always empty here.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// The number of objects; always 0 here.
    open var count: Int { 0 }
    /// The first object; always `nil` here.
    open var firstObject: ObjectType? { nil }
    /// The last object; always `nil` here.
    open var lastObject: ObjectType? { nil }

    /// Stops with a precondition failure here, since the result is empty.
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("a PHFetchResult is empty here, and has no object at \(index)")
    }
    /// Stops with a precondition failure here, since the result is empty.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// Returns the objects at indexes; always empty here.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Returns whether the result contains an object; always `false` here.
    open func contains(_ object: ObjectType) -> Bool { false }
    /// Returns the index of an object; always `NSNotFound` here.
    open func index(of object: ObjectType) -> Int { NSNotFound }
    /// Returns the number of assets of a media type; always 0 here.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    /// Never calls the block here, since the result is empty.
    open func enumerateObjects(
        options opts: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Never calls the block here, since the result is empty.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
