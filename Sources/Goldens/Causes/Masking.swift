/// Separates the inputs of a cause that produce its outputs from those that would do so only without the others.
struct Masking {
    /// The inputs, all of which have to be reverted to restore the golden's outputs.
    let cause: [Int]
    let all: [Int]
    /// Returns whether the current outputs remain when some inputs are reverted.
    let isAsNow: ([Int]) throws -> Bool

    /// Whether each input alone produces the same outputs from the golden.
    var eachSuffices: Bool {
        get throws { try cause.allSatisfy { try isEnough([$0]) } }
    }

    /// The inputs without which the others produce the same outputs from the golden; empty if either part would suffice
    /// alone.
    var masked: [Int] {
        get throws {
            var masked: [Int] = []
            for place in cause where masked.count < cause.count - 1 {
                if try isEnough(cause.filter { $0 != place && !masked.contains($0) }) { masked.append(place) }
            }
            return try !masked.isEmpty && isEnough(masked) ? [] : masked
        }
    }

    /// Returns whether the outputs are the current ones when only these inputs of the cause changed.
    private func isEnough(_ places: [Int]) throws -> Bool { try isAsNow(all.filter { !places.contains($0) }) }
}
