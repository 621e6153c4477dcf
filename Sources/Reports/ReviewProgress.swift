/// What was decided about a variant.
package enum ReviewDecision: String, Hashable, Sendable {
    case accepted, rejected
}

/// How far a review is whose page is served.
package struct ReviewProgress: Hashable, Sendable {
    /// What was decided, by the keys of variants.
    package var decisions: [String: ReviewDecision] = [:]
    /// How many variants were accepted last, and can be taken back.
    package var undoable = 0
    /// For how many seconds the program goes on after the last decision, so that it can be taken back.
    package static let grace = 20

    package init() {}
}
