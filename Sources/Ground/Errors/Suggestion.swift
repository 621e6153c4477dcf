/// The word that was probably meant, for "did you mean".
package enum Suggestion {
    /// Returns the candidate with the fewest typing errors relative to `word`, the first of several, or `nil` if none
    /// is close.
    ///
    /// Up to a third of the letters, but at least one, may be wrong; an added, missing or wrong letter and two
    /// transposed neighbors each count as one error (the restricted Damerau-Levenshtein distance).
    package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        // Nobody mistypes a word this long, and computing the distance takes quadratic time.
        guard word.utf8.count <= 100 else { return nil }
        let letters = Array(word.lowercased())
        var best: (candidate: String, errors: Int)?
        for candidate in candidates {
            let other = Array(candidate.lowercased())
            let allowed = max(1, max(letters.count, other.count) / 3)
            guard abs(letters.count - other.count) <= allowed else { continue }
            let errors = distance(letters, other)
            guard errors <= allowed, errors < best?.errors ?? .max else { continue }
            best = (candidate, errors)
        }
        return best?.candidate
    }

    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for i in first.indices {
            var row = [i + 1]
            for j in second.indices {
                var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (first[i] == second[j] ? 0 : 1))
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[second.count]
    }
}

extension Suggestion {
    /// Returns "; did you mean 'x'?", or an empty string if no candidate is close.
    package static func question(for word: String, among candidates: some Sequence<String>) -> String {
        question(nearest(to: word, among: candidates))
    }

    /// Returns "; did you mean 'x'?", or an empty string without a suggestion.
    package static func question(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean '\($0)'?" } ?? ""
    }
}
