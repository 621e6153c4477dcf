public import Foundation

/// Pointers in an order, to objects that it may hold weakly (Apple, *NSPointerArray*).
open class NSPointerArray: NSObject {
    private struct Entry {
        weak var weak: AnyObject?
        var strong: AnyObject?
    }

    private let isWeak: Bool
    private var entries: [Entry] = []

    /// Holds objects as the options tell.
    public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }

    /// Holds its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }
    /// Holds its objects weakly; those that are gone leave nil behind.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The objects that are there, without the pointers that are nil.
    open var allObjects: [Any] { entries.compactMap { $0.weak } }

    /// The number of pointers, nil included; pointers of nil are added if it grows.
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

    /// The pointer at a position.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        unsafe entries[index].weak.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
    }
    /// Adds a pointer at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { unsafe entries.append(entry(pointer)) }
    /// Adds a pointer at a position.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        unsafe entries.insert(entry(item), at: index)
    }
    /// Puts a pointer in the place of another.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        unsafe entries[index] = entry(item)
    }
    /// Removes the pointer at a position.
    open func removePointer(at index: Int) { entries.remove(at: index) }
    /// Removes the pointers that are nil.
    open func compact() { entries.removeAll { $0.weak == nil } }

    private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
        guard let pointer = unsafe pointer else { return Entry() }
        let object = unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        return Entry(weak: object, strong: isWeak ? nil : object)
    }
}
