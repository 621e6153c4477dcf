package import LayoutSimCauses
import LayoutSimNotation
package import LayoutSimSnapshots

/// Variants that changed for the same reason.
package struct ReviewGroup: Hashable, Sendable {
    /// A short id that `layoutsim accept --group` takes; `nil` if it has none.
    package var id: String?
    /// The change and its cause; where they are not the same in all variants, those of the first one and its name.
    package var headline: Headline
    /// What kind of change it is.
    package var outcome: SnapshotOutcome
    /// The keys of the variants, the one to look at first in front.
    package var variants: [String]
    /// How the cause leads to the effect, one step per line.
    package var path: [String]
    /// Its variants before and after, side by side; `nil` if there is no such picture.
    package var sheet: ReviewVariant.Picture?

    package init(
        id: String?, headline: Headline, outcome: SnapshotOutcome, variants: [String], path: [String] = []
    ) {
        self.id = id
        self.headline = headline
        self.outcome = outcome
        self.variants = variants
        self.path = path
    }

    /// Variants whose cause was not looked for.
    init(ungrouped variants: [String], outcome: SnapshotOutcome) {
        self.init(id: nil, headline: outcome.headline, outcome: outcome, variants: variants)
    }

    /// The command that accepts the change, or that removes goldens without a variant.
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
