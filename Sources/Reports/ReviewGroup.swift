/// Variants that changed for the same reason.
package struct ReviewGroup: Hashable, Sendable {
    /// A short id that `layoutsim accept --group` takes; `nil` if it has none.
    package var id: String?
    /// The change and its cause on one line.
    package var headline: String
    /// What kind of change it is.
    package var outcome: ReviewOutcome
    /// The keys of the variants, the one to look at first in front.
    package var variants: [String]
    /// How the cause leads to the effect, a line a step.
    package var path: [String]

    package init(
        id: String?, headline: String, outcome: ReviewOutcome, variants: [String], path: [String] = []
    ) {
        self.id = id
        self.headline = headline
        self.outcome = outcome
        self.variants = variants
        self.path = path
    }

    /// Variants for which no cause was looked for.
    init(ungrouped variants: [String], outcome: ReviewOutcome) {
        self.init(id: nil, headline: outcome.headline, outcome: outcome, variants: variants)
    }

    /// The command that makes the change the golden one, or that removes goldens without a variant.
    var command: String {
        if outcome == .orphan { return "layoutsim prune" }
        if let id { return "layoutsim accept --group \(shellWord(id))" }
        return (["layoutsim accept"] + variants.map(shellWord)).joined(separator: " ")
    }
}
