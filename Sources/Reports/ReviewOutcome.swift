/// What became of a variant, in the order in which it matters to a reviewer.
package enum ReviewOutcome: String, CaseIterable, Sendable {
    /// The golden cannot be read.
    case broken
    /// Frames, lines or constraints differ.
    case layout
    /// The same layout with new findings of the audits.
    case audit
    /// The same layout, painted differently.
    case paint
    /// The same layout, drawn by other libraries or fonts.
    case raster
    /// What is recorded differs and nothing that is seen does.
    case record
    /// There is no golden yet.
    case new
    /// There is a golden and no such variant any more.
    case orphan
    /// The run did not get to it.
    case notRun
    /// Tree and pixels are the golden's.
    case same

    /// Whether there is something to accept or reject.
    package var isChange: Bool { self != .same && self != .notRun }

    /// The heading of its column in tables.
    package var title: String {
        switch self {
        case .orphan: "gone"
        case .notRun: "not run"
        default: rawValue
        }
    }

    /// The mark that stands before it where there is no other colour.
    var mark: String {
        switch self {
        case .broken: "❌"
        case .layout: "🔴"
        case .audit: "🟣"
        case .paint: "🟠"
        case .raster: "🟡"
        case .record: "🟤"
        case .new: "⚪"
        case .orphan: "⚫"
        case .notRun: "⏸"
        case .same: "🔵"
        }
    }

    /// What is said of variants for which no cause is known.
    var headline: String {
        switch self {
        case .broken: "the golden cannot be read"
        case .layout: "the layout changed"
        case .audit: "the audits find other faults"
        case .paint: "painted differently, the layout is the same"
        case .raster: "drawn by other libraries or fonts, the layout is the same"
        case .record: "what is recorded changed, nothing that is seen did"
        case .new: "new, there is no golden yet"
        case .orphan: "a golden without a variant"
        case .notRun: "not run"
        case .same: "same"
        }
    }
}
