package import LayoutSimCauses
import LayoutSimNotation
package import LayoutSimSnapshots

/// Variants that changed for the same reason.
package struct ReviewGroup: Hashable, Sendable {
    /// A short id that `layoutsim accept --group` accepts; `nil` if the group has none.
    package var id: String?
    /// The change and its cause; where these differ among variants, those of the first variant and its name.
    package var headline: Headline
    /// The kind of change.
    package var outcome: SnapshotOutcome
    /// The keys of the variants, starting with the one to look at first.
    package var variants: [String]
    /// How the cause leads to the effect, one step per line.
    package var path: [String]
    /// The variants before and after, side by side; `nil` if there is no such picture.
    package var sheet: ReviewVariant.Picture?

    /// Creates a group of variants.
    package init(
        id: String?, headline: Headline, outcome: SnapshotOutcome, variants: [String], path: [String] = []
    ) {
        self.id = id
        self.headline = headline
        self.outcome = outcome
        self.variants = variants
        self.path = path
    }

    /// Creates a group of variants whose cause was not searched for.
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

    /// The path of the group's sheet in the run's folder; `nil` for a group without an id.
    package var sheetPath: String? { id.map { "\(ReviewGroup.sheetFolder)/\($0).png" } }
}
