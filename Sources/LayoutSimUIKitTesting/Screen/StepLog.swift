/// The steps that a test made on a screen.
struct StepLog {
    private(set) var count = 0

    /// Runs a step; an error says which one it was.
    @MainActor mutating func next() -> Int {
        count += 1
        return count
    }
}

/// A step that did not work.
struct StepError: Error, CustomStringConvertible {
    let number: Int
    let words: String
    let reason: String

    var description: String { "step \(number), \(words): \(reason)" }
}
