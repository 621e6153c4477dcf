import LayoutSimSnapshots

/// Variants that changed for the same reason.
package struct ReviewGroup: Hashable, Sendable {
    /// A short id that `layoutsim accept --group` takes; `nil` if it has none.
    package var id: String?
    /// The change and its cause on one line; where variants differ in it, that of the first one and its name.
    package var headline: String
    /// What kind of change it is.
    package var outcome: ReviewOutcome
    /// The keys of the variants, the one to look at first in front.
    package var variants: [String]
    /// How the cause leads to the effect, a line a step.
    package var path: [String]
    /// Its variants before and after, side by side; `nil` if that is not drawn.
    package var sheet: ReviewVariant.Picture?

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
    package var command: String {
        if outcome == .orphan { return "layoutsim prune" }
        if outcome == .new, variants.count > 1 { return "layoutsim accept --new" }
        if let id { return "layoutsim accept --group \(shellWord(id))" }
        return (["layoutsim accept"] + variants.map(shellWord)).joined(separator: " ")
    }

    /// The folder of the sheets, relative to that of the run.
    package static let sheetFolder = "sheets"

    /// Where the run's folder has its sheet; `nil` for a group without an id.
    package var sheetPath: String? { id.map { "\(ReviewGroup.sheetFolder)/\($0).png" } }
}
