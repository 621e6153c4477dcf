import Testing

/// The error of a step that could not be performed.
struct StepError: Error, CustomStringConvertible {
    let number: Int
    let words: String
    let reason: String
    let location: SourceLocation

    var description: String { "step \(number), \(words): \(reason)" }
}
