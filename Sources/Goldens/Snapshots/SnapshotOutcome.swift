package import LayoutSimCauses

/// The result of comparing a variant with its golden, most important for a reviewer first.
package enum SnapshotOutcome: String, CaseIterable, Hashable, Sendable {
    /// The golden cannot be read.
    case broken
    /// Frames, lines or constraints differ.
    case layout
    /// The layout is the same; the audit findings differ.
    case audit
    /// The layout is the same; it is painted differently.
    case paint
    /// The layout is the same; the image was drawn with other libraries or fonts.
    case raster
    /// Recorded inputs differ, but nothing visible does.
    case record
    /// The golden does not match its line in the lock file: something other than this program changed one of them.
    case lock
    /// There is no golden yet.
    case new
    /// There is a golden, but no such variant.
    case orphan
    /// The run did not test the variant.
    case notRun
    /// Tree and pixels match the golden.
    case same

    /// Whether there is nothing to review.
    package var isSame: Bool { self == .same }

    /// Whether there is something to accept or reject.
    package var isChange: Bool { self != .same && self != .notRun }

    /// Whether there is a readable golden.
    package var hasGolden: Bool { ![.new, .broken, .notRun].contains(self) }

    /// Creates the outcome of a tree's change, which may turn out to be one of color alone.
    init(_ changed: CauseReport.Class) {
        switch changed {
        case .layout: self = .layout
        case .paint: self = .paint
        case .raster: self = .raster
        case .record: self = .record
        }
    }
}

extension SnapshotOutcome {
    /// The outcome in one or two words: the heading of its column in tables.
    package var title: String {
        switch self {
        case .orphan: "gone"
        case .notRun: "not run"
        default: rawValue
        }
    }

    /// The headline of variants whose cause was not determined.
    package var headline: Headline {
        Headline(words)
    }

    private var words: String {
        switch self {
        case .broken: "the golden cannot be read"
        case .layout: "the layout changed"
        case .audit: "the audits' findings changed"
        case .paint: "painted differently; the layout is the same"
        case .raster: "drawn with other libraries or fonts; the layout is the same"
        case .record: "recorded inputs changed, but nothing visible did"
        case .lock: "changed outside LayoutSim"
        case .new: "there is no golden yet"
        case .orphan: "a golden without a variant"
        case .notRun: "not run"
        case .same: "same"
        }
    }
}
