/// A growable list of indices, stored as 32-bit integers.
struct Indices: ~Copyable {
    private var storage: Buffer<Int32>

    /// Creates an empty list with a capacity.
    init(capacity: Int = 0) { storage = Buffer(capacity: capacity) }

    init(repeating place: Int, count: Int) {
        storage = Buffer(repeating: Int32(truncatingIfNeeded: place), count: count)
    }

    @inline(__always) var count: Int { storage.count }
    @inline(__always) var indices: Range<Int> { storage.indices }

    @inline(__always) subscript(place: Int) -> Int {
        get { Int(storage[place]) }
        set { storage[place] = Int32(truncatingIfNeeded: newValue) }
    }

    @inline(__always) mutating func append(_ place: Int) { storage.append(Int32(truncatingIfNeeded: place)) }

    @inline(__always) mutating func removeLast() -> Int { Int(storage.removeLast()) }

    @inline(__always) mutating func removeAll() { storage.removeAll() }

    mutating func fill(_ range: Range<Int>, with place: Int) {
        storage.fill(range, with: Int32(truncatingIfNeeded: place))
    }

    mutating func grow(to count: Int, with place: Int) {
        storage.grow(to: count, with: Int32(truncatingIfNeeded: place))
    }

    mutating func reserve(_ wanted: Int) { storage.reserve(wanted) }

    /// Turns counts into start offsets: each element becomes the sum of those before it. The list needs one more
    /// element than there are counts.
    mutating func sumUp() {
        var sum = 0
        for place in indices {
            let count = self[place]
            self[place] = sum
            sum += count
        }
    }
}
