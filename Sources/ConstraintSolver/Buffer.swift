internal import Glibc

/// A growing list of plain values without the checks of arrays, for the solver's inner loops.
///
/// Indices are checked in debug builds only.
@safe struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    /// Nil while the capacity is 0: most lists of small problems stay empty.
    private var storage: UnsafeMutablePointer<Element>?
    private var capacity: Int
    private(set) var count: Int

    /// An empty list with room for some elements.
    init(capacity: Int = 0) {
        unsafe storage = nil
        self.capacity = 0
        count = 0
        reserve(capacity)
    }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        grow(to: count, with: element)
    }

    deinit { unsafe free(storage) }

    @inline(__always) private var base: UnsafeMutablePointer<Element> { unsafe storage.unsafelyUnwrapped }

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
        if count == capacity { reserve(max(4, 2 * capacity)) }
        unsafe (base + count).initialize(to: element)
        count += 1
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
        // Swift's own allocation passes an alignment, which makes the C library take a slower path.
        guard let larger = unsafe realloc(storage, wanted * MemoryLayout<Element>.stride) else {
            preconditionFailure("out of memory")
        }
        unsafe storage = larger.bindMemory(to: Element.self, capacity: wanted)
        capacity = wanted
    }
}
