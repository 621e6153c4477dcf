/// Separates the inputs of a cause that produce its outputs from those that would do so only without the others.
enum Masking {
    /// The inputs of a cause without which the others produce the same outputs from the golden.
    ///
    /// `isAsNow` tells whether the current outputs remain with some inputs reverted. If either part would suffice alone,
    /// none is masked.
    static func masked(in cause: [Int], of all: [Int], isAsNow: ([Int]) throws -> Bool) rethrows -> [Int] {
        var masked: [Int] = []
        for place in cause where masked.count < cause.count - 1 {
            let producing = cause.filter { $0 != place && !masked.contains($0) }
            if try isAsNow(all.filter { !producing.contains($0) }) { masked.append(place) }
        }
        guard !masked.isEmpty else { return [] }
        return try isAsNow(all.filter { !masked.contains($0) }) ? [] : masked
    }
}
