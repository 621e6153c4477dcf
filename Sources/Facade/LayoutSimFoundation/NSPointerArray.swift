public import Foundation

/// An ordered collection of pointers that can hold objects weakly (Apple, *NSPointerArray*).
open class NSPointerArray: NSObject {
    private struct Entry {
        weak var weak: AnyObject?
        var strong: AnyObject?
    }

    private let isWeak: Bool
    private var entries: [Entry] = []

    /// Creates an array that holds objects as the options specify.
    public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }

    /// Returns an array that holds strong references to objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }
    /// Returns an array that holds weak references, which become `nil` when objects are deallocated.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The objects in the array, without `nil` pointers.
    open var allObjects: [Any] { entries.compactMap { $0.weak } }

    /// The number of pointers, including `nil` pointers; increasing it adds `nil` pointers.
    open var count: Int {
        get { entries.count }
        set {
            if newValue < entries.count {
                entries.removeLast(entries.count - max(newValue, 0))
            } else {
                entries += Array(repeating: Entry(), count: newValue - entries.count)
            }
        }
    }

    /// Returns the pointer at an index.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        unsafe entries[index].weak.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
    }
    /// Appends a pointer.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { unsafe entries.append(entry(pointer)) }
    /// Inserts a pointer at an index.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        unsafe entries.insert(entry(item), at: index)
    }
    /// Replaces the pointer at an index.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        unsafe entries[index] = entry(item)
    }
    /// Removes the pointer at an index.
    open func removePointer(at index: Int) { entries.remove(at: index) }
    /// Removes the `nil` pointers.
    open func compact() { entries.removeAll { $0.weak == nil } }

    private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
        guard let pointer = unsafe pointer else { return Entry() }
        let object = unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        return Entry(weak: object, strong: isWeak ? nil : object)
    }
}
