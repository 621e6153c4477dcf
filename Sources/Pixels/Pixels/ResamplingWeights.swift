/// How much each old pixel along an axis contributes to each new one, in units of 1/2^14.
///
/// Computed by sums and quotients of doubles alone, so that every processor finds the same weights.
struct ResamplingWeights {
    static let one = 1 << 14

    /// The number of old pixels that each new one is made of; weights past the end are 0.
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

    /// The weights as integers; running sums are rounded rather than weights, so that errors do not accumulate.
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

/// The filter kernel: the weight of an old pixel by its distance.
///
/// The Catmull-Rom cubic (Keys 1981), widened to cover all pixels that shrink into one: sharper than area averaging,
/// without the jagged edges of nearest-neighbor sampling. Enlarging is linear.
struct ResamplingKernel {
    private let ratio: Double

    init(ratio: Double) {
        self.ratio = ratio
    }

    /// The distance from which on the weight is 0, in old pixels.
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
