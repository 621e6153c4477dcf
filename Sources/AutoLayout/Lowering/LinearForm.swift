/// A sum of multiples of unknowns and a constant.
struct LinearForm: Equatable {
    private(set) var terms: [Term] = []
    var constant = 0.0

    struct Term: Equatable {
        var unknown: Int
        var coefficient: Double
    }

    init() {
        terms.reserveCapacity(4)
    }

    /// Adds a multiple of a place along an axis.
    mutating func add(_ place: Place, times factor: Double) {
        let span = place.span
        let (start, length) = place.point.weights
        add(span.start, start * factor)
        if let unknown = span.length { add(unknown, length * factor) }
        let inset =
            switch place.point {
            case .near: span.near
            case .far: -span.far
            case .center: (span.near - span.far) / 2
            case .length: -span.near - span.far
            }
        constant += (span.knownLength * length + inset + place.offset) * factor
    }

    private mutating func add(_ unknown: Int?, _ coefficient: Double) {
        guard let unknown, coefficient != 0 else { return }
        guard let place = terms.firstIndex(where: { $0.unknown == unknown }) else {
            terms.append(Term(unknown: unknown, coefficient: coefficient))
            return
        }
        terms[place].coefficient += coefficient
        if terms[place].coefficient == 0 { terms.remove(at: place) }
    }
}
