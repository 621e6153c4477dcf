internal import Glibc

/// A growable list of trivial values without the checks of `Array`, for the solver's inner loops.
///
/// Indices are checked in debug builds only.
@safe struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    /// The header before the elements in memory, as long as the strictest alignment that the C library guarantees.
    private struct Header: BitwiseCopyable {
        var capacity: Int
        var count: Int
    }

    /// The allocation, `nil` while the capacity is 0: most lists of small problems stay empty.
    ///
    /// This is the only stored property, since a function that reads a struct of many lists loads every field of each
    /// of them.
    private var header: UnsafeMutablePointer<Header>?

    /// Creates an empty list with a capacity.
    init(capacity: Int = 0) {
        unsafe header = nil
        reserve(capacity)
    }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        grow(to: count, with: element)
    }

    deinit { unsafe free(header) }

    @inline(__always) private var base: UnsafeMutablePointer<Element> {
        unsafe UnsafeMutableRawPointer(header.unsafelyUnwrapped + 1).assumingMemoryBound(to: Element.self)
    }

    private var capacity: Int { unsafe header?.pointee.capacity ?? 0 }

    @inline(__always) private(set) var count: Int {
        get { unsafe header?.pointee.count ?? 0 }
        set { unsafe header?.pointee.count = newValue }
    }

    @inline(__always) var indices: Range<Int> { 0..<count }

    @inline(__always) subscript(place: Int) -> Element {
        get {
            assert(place >= 0 && place < count)
            return unsafe base[place]
        }
        set {
            assert(place >= 0 && place < count)
            unsafe base[place] = newValue
        }
    }

    @inline(__always) mutating func append(_ element: Element) {
        let count = count
        if count == capacity { reserve(max(4, 2 * count)) }
        unsafe (base + count).initialize(to: element)
        self.count = count + 1
    }

    @inline(__always) mutating func removeLast() -> Element {
        count -= 1
        return unsafe base[count]
    }

    @inline(__always) mutating func removeAll() { count = 0 }

    mutating func grow(to count: Int, with element: Element) {
        guard count > self.count else { return }
        reserve(count)
        unsafe (base + self.count).initialize(repeating: element, count: count - self.count)
        self.count = count
    }

    mutating func fill(_ range: Range<Int>, with element: Element) {
        for place in range { self[place] = element }
    }

    mutating func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        let known = count
        let size = MemoryLayout<Header>.stride + wanted * MemoryLayout<Element>.stride
        // Swift's own allocation passes an alignment, which makes the C library take a slower path.
        guard let larger = unsafe realloc(header, size) else { preconditionFailure("out of memory") }
        unsafe header = larger.bindMemory(to: Header.self, capacity: 1)
        unsafe header?.pointee = Header(capacity: wanted, count: known)
    }
}
