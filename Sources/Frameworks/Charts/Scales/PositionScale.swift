import CoreGraphics

/// All values of an axis.
enum Domain: Equatable {
    case categories([String])
    case numbers(Double, Double)
    case dates(Double, Double)

    /// The least and the greatest number, or seconds of dates; `nil` of categories.
    var bounds: (lower: Double, upper: Double)? {
        switch self {
        case .categories: nil
        case .numbers(let lower, let upper), .dates(let lower, let upper): (lower, upper)
        }
    }

    /// The kind of its values.
    var kind: Datum.Kind {
        switch self {
        case .categories: .category
        case .numbers: .number
        case .dates: .date
        }
    }
}

/// Where values lie on an axis, in points of the plot.
struct PositionScale {
    let domain: Domain
    /// How numbers are bent.
    var bend = ScaleBend.linear
    /// Where the domain begins, in points.
    let start: CGFloat
    /// Where the domain ends, in points.
    let end: CGFloat

    /// Returns the same values from the other end of a length, in points, as an interface from right to left shows
    /// them.
    func mirrored(in length: CGFloat) -> PositionScale {
        PositionScale(domain: domain, bend: bend, start: length - start, end: length - end)
    }

    /// The length of a category, in points; 0 for numbers and dates.
    var step: CGFloat {
        guard case .categories(let names) = domain, !names.isEmpty else { return 0 }
        return (end - start) / CGFloat(names.count)
    }

    /// Returns the place of a value, in points; `nil` for one that the axis does not have.
    func position(of datum: Datum) -> CGFloat? {
        guard datum.kind == domain.kind, datum.isPlottable else { return nil }
        switch (domain, datum) {
        case (.categories(let names), .category(let name)):
            guard let index = names.firstIndex(of: name) else { return nil }
            return start + (CGFloat(index) + 0.5) * step
        default:
            guard let number = datum.number else { return nil }
            return position(ofNumber: number)
        }
    }

    /// Returns the place of a number, or of seconds, in points.
    private func position(ofNumber number: Double) -> CGFloat? {
        guard let bounds = domain.bounds, let part = bend.part(of: number, from: bounds.lower, to: bounds.upper) else {
            return nil
        }
        let place = start + (end - start) * CGFloat(part)
        return place.isFinite ? place : nil
    }

    /// Returns the ends of the room that a value has for itself, in points: a category, or a span of values.
    func band(of value: PlottedValue) -> (start: CGFloat, end: CGFloat)? {
        if case .category = value.datum {
            return position(of: value.datum).map { ($0 - step / 2, $0 + step / 2) }
        }
        guard let last = value.end, let from = position(of: value.datum), let to = position(of: last) else {
            return nil
        }
        return (from, to)
    }

    /// Returns the middle of a value, in points.
    func middle(of value: PlottedValue) -> CGFloat? {
        band(of: value).map { ($0.start + $0.end) / 2 } ?? position(of: value.datum)
    }

    /// Returns the value at a place, in points; `nil` outside of categories.
    func datum(at position: CGFloat) -> Datum? {
        guard end != start else { return nil }
        let part = Double((position - start) / (end - start))
        switch domain {
        case .categories(let names):
            let index = (part * Double(names.count)).rounded(.down)
            guard index >= 0, index < Double(names.count) else { return nil }
            return .category(names[Int(index)])
        case .numbers(let lower, let upper): return .number(bend.number(at: part, from: lower, to: upper))
        case .dates(let lower, let upper): return .date(lower + (upper - lower) * part)
        }
    }

    /// Where bars and areas begin, in points: at 0, or at the end of the domain next to it.
    var base: CGFloat {
        guard case .numbers(let lower, let upper) = domain else { return start }
        let zero = bend.needsPositive ? min(lower, upper) : min(max(0, min(lower, upper)), max(lower, upper))
        return position(ofNumber: zero) ?? start
    }
}

/// How numbers are bent on an axis.
enum ScaleBend: Equatable {
    case linear, logarithm, squareRoot

    /// Whether there is no place for 0 and numbers below.
    var needsPositive: Bool { self == .logarithm }

    /// Returns the part of the way from one number to another at which a number lies; `nil` for one without a place.
    func part(of number: Double, from lower: Double, to upper: Double) -> Double? {
        guard lower != upper else { return 0.5 }
        if needsPositive, number <= 0 || lower <= 0 || upper <= 0 { return nil }
        let (from, to) = (bent(lower), bent(upper))
        return (bent(number) - from) / (to - from)
    }

    /// Returns the number at a part of the way from one number to another.
    func number(at part: Double, from lower: Double, to upper: Double) -> Double {
        let bent = self.bent(lower) + (self.bent(upper) - self.bent(lower)) * part
        switch self {
        case .linear: return bent
        case .squareRoot: return bent < 0 ? -bent * bent : bent * bent
        case .logarithm: return Logarithm.power(bent)
        }
    }

    private func bent(_ number: Double) -> Double {
        switch self {
        case .linear: number
        case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
        case .logarithm: Logarithm.base2(number)
        }
    }
}

/// Logarithms by the four operations alone, so that they are the same everywhere.
private enum Logarithm {
    /// Returns the power of 2 that a number above 0 is.
    static func base2(_ number: Double) -> Double {
        guard number > 0, number.isFinite else { return 0 }
        var (result, rest, bit) = (Double(number.exponent), number.significand, 0.5)
        for _ in 0..<50 {
            rest *= rest
            if rest >= 2 {
                rest /= 2
                result += bit
            }
            bit /= 2
        }
        return result
    }

    /// Returns 2 to a power.
    static func power(_ exponent: Double) -> Double {
        let whole = exponent.rounded(.down)
        guard abs(whole) < 1000 else { return 0 }
        var (result, rest, root) = (1.0, exponent - whole, 2.0)
        for _ in 0..<50 {
            root = root.squareRoot()
            rest *= 2
            if rest >= 1 {
                rest -= 1
                result *= root
            }
        }
        return Double(sign: .plus, exponent: Int(whole), significand: 1) * result
    }
}
