/// A decision about a variant.
package enum ReviewDecision: String, Hashable, Sendable {
    case accepted, rejected
}

/// The progress of a review whose page is being served.
package struct ReviewProgress: Hashable, Sendable {
    /// The decisions so far, by variant key.
    package var decisions: [String: ReviewDecision] = [:]
    /// The number of variants accepted last, whose acceptance can be undone.
    package var undoable = 0
    /// How many seconds the program keeps running after the last decision so that it can be undone.
    package static let grace = 20

    /// Creates the progress of a review without decisions.
    package init() {}
}
