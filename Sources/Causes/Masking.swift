/// Tells those inputs of a cause apart that bring the outputs about from those that only would if the others had not.
enum Masking {
    /// The places of a cause without which the others bring the same about, starting from the golden.
    ///
    /// `isAsNow` tells whether the outputs are as they are now with some inputs set back. Where either part would do
    /// alone, none is masked.
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
