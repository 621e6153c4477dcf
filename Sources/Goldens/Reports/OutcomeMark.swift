import LayoutSimSnapshots

extension SnapshotOutcome {
    /// The mark in front of an outcome where no other color distinguishes it.
    var mark: String {
        switch self {
        case .broken: "❌"
        case .layout: "🔴"
        case .audit: "🟣"
        case .paint: "🟠"
        case .raster: "🟡"
        case .record, .lock: "🟤"
        case .new: "⚪"
        case .orphan: "⚫"
        case .notRun: "⏸"
        case .same: "🔵"
        }
    }
}
