/// How much each old pixel along an axis gives to each new one, in parts of 2^14.
///
/// Sums and quotients of doubles alone, so that every processor finds the same weights.
struct ResamplingWeights {
    static let one = 1 << 14

    /// How many old pixels each new one is made of; weights past the end are 0.
    let count: Int
    /// The first old pixel of every new one.
    private(set) var starts: [Int] = []
    /// `count` weights for every new pixel, which add up to `one`.
    private(set) var weights: [Int32] = []

    /// Scales the first `part` of `oldLength` pixels.
    init(from part: Double, of oldLength: Int, to newLength: Int) {
        let ratio = part / Double(newLength)
        let kernel = ResamplingKernel(ratio: ratio)
        count = min(oldLength, Int((2 * kernel.radius).rounded(.up)) + 1)
        for index in 0..<newLength {
            let center = (Double(index) + 0.5) * ratio - 0.5
            let start = min(max(0, Int((center - kernel.radius).rounded(.up))), oldLength - count)
            starts.append(start)
            weights += fixed((start..<(start + count)).map { kernel.weight(at: Double($0) - center) })
        }
    }

    /// The weights as integers; sums are rounded, not weights, so that no error adds up.
    private func fixed(_ exact: [Double]) -> [Int32] {
        let total = exact.reduce(0, +)
        var sum = 0.0
        var given: Int32 = 0
        return exact.map { weight in
            sum += weight
            let target = Int32((sum / total * Double(ResamplingWeights.one)).rounded())
            defer { given = target }
            return target - given
        }
    }
}

/// The curve by which the distance of an old pixel decides its weight.
///
/// Catmull and Rom's cubic (Keys 1981), stretched to cover all pixels that shrink into one: sharper than an average
/// of areas, without the stairs of picking pixels. Growing is linear.
struct ResamplingKernel {
    private let ratio: Double

    init(ratio: Double) {
        self.ratio = ratio
    }

    /// From which distance the weight is 0, in old pixels.
    var radius: Double { ratio > 1 ? 2 * ratio : 1 }

    func weight(at distance: Double) -> Double {
        ratio > 1 ? cubic(abs(distance) / ratio) : max(0, 1 - abs(distance))
    }

    private func cubic(_ x: Double) -> Double {
        if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
        if x < 2 { return ((2.5 - 0.5 * x) * x - 4) * x + 2 }
        return 0
    }
}
