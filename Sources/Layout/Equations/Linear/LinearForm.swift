/// A sum of multiples of unknowns and a constant.
///
/// A constraint relates at most three extents, each with a start and a length, so six terms suffice.
struct LinearForm {
    /// An unknown times a coefficient.
    struct WeightedUnknown {
        var unknown: Int
        var coefficient: Double
    }

    private var storage = InlineArray<6, WeightedUnknown>(repeating: WeightedUnknown(unknown: -1, coefficient: 0))
    private(set) var count = 0
    var constant = 0.0

    /// The terms, in the order in which their unknowns were first added.
    var terms: [WeightedUnknown] { (0..<count).map { storage[$0] } }

    /// The term at an index.
    subscript(place: Int) -> WeightedUnknown { storage[place] }

    /// Adds a multiple of a point of an extent.
    mutating func add(_ place: ExtentPoint, times factor: Double) {
        let extent = place.extent
        let (start, length) = place.point.weights
        add(extent.start, start * factor)
        add(extent.length, length * factor)
        let inset =
            switch place.point {
            case .near: extent.near
            case .far: -extent.far
            case .center: (extent.near - extent.far) / 2
            case .length: -extent.near - extent.far
            }
        constant += (extent.knownLength * length + inset + place.offset) * factor
    }

    private mutating func add(_ unknown: Int?, _ coefficient: Double) {
        guard let unknown, coefficient != 0 else { return }
        for place in 0..<count where storage[place].unknown == unknown {
            storage[place].coefficient += coefficient
            if storage[place].coefficient == 0 { remove(at: place) }
            return
        }
        storage[count] = WeightedUnknown(unknown: unknown, coefficient: coefficient)
        count += 1
    }

    private mutating func remove(at place: Int) {
        for next in place + 1..<count { storage[next - 1] = storage[next] }
        count -= 1
    }
}
