import LayoutSimCauses

/// What became of a variant, in the word that a run keeps; those that matter most to a reviewer first.
package enum RecordedOutcome: String, CaseIterable, Hashable, Sendable {
    /// The golden cannot be read.
    case broken
    /// Frames, lines or constraints differ.
    case layout
    /// The same frames and lines with other findings of the audits.
    case audit
    /// The same layout, painted differently.
    case paint
    /// The same layout, drawn by other libraries or fonts.
    case raster
    /// What is recorded of the inputs differs and nothing that is seen does.
    case record
    /// The golden is as it is now, but the lock file has other hashes.
    case lock
    /// There is no golden yet.
    case new
    /// Tree and pixels are the golden's.
    case same
}

extension SnapshotReport {
    /// The outcome in a word.
    package var recordedOutcome: RecordedOutcome {
        switch outcome {
        case .same: .same
        case .new: .new
        case .paintChanged: .paint
        case .rasterDrift: .raster
        case .lockIsStale: .lock
        case .broken: .broken
        case .layoutChanged(let tree, _):
            tree.isOfAuditsOnly ? .audit : RecordedOutcome(change?.causes?.class ?? .layout)
        }
    }
}

extension RecordedOutcome {
    /// Of another colour the tree says so too, but nothing is elsewhere.
    fileprivate init(_ changed: CauseReport.Class) {
        switch changed {
        case .layout: self = .layout
        case .paint: self = .paint
        case .raster: self = .raster
        case .record: self = .record
        }
    }
}
