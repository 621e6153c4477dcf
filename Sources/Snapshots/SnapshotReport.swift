import LayoutSimFiles
import LayoutSimPixels
import LayoutSimRendering

/// What a run found about one variant, and the files that show it.
package struct SnapshotReport: Sendable {
    package var key: SnapshotKey
    package var outcome: SnapshotOutcome
    /// Expected, actual and difference; `nil` where nothing changed.
    package var evidence: SnapshotEvidence?
}

extension SnapshotReport: CustomStringConvertible {
    /// The cause first, then what moved, then where to look, then what to do.
    package var description: String {
        let lines = ["\(key): \(outcome.headline)"] + outcome.details.map { "  \($0)" } + evidenceLines + advice
        return lines.joined(separator: "\n")
    }

    private var evidenceLines: [String] {
        guard let evidence else { return [] }
        let pictures = outcome == .new ? [.actual] : SnapshotEvidence.Picture.allCases
        return pictures.map { "  \($0.rawValue): \(evidence.file($0).path)" }
    }

    private var advice: [String] {
        outcome.isSame ? [] : ["  to accept: layoutsim accept \(key)"]
    }
}

extension SnapshotOutcome {
    /// The outcome in a few words.
    package var headline: String {
        switch self {
        case .same: "same"
        case .new: "new, there is no golden yet"
        case .layoutChanged: "the layout changed"
        case .paintChanged: "painted differently, the layout is the same"
        case .rasterDrift(_, let golden, let now): "drawn by \(now) instead of \(golden), the layout is the same"
        case .lockIsStale: "the hashes in \(LockFile.name) are not those of the golden"
        }
    }

    /// What differs: moved frames first, then other lines of the tree, then pixels.
    var details: [String] {
        switch self {
        case .same, .new, .lockIsStale: []
        case .paintChanged(let picture), .rasterDrift(let picture, _, _): [picture.description]
        case .layoutChanged(let tree, let picture):
            tree.movedFrames.map(\.description) + tree.removed.map { "\($0) is gone" }
                + tree.added.map { "\($0) is new" } + (tree.movedFrames.isEmpty ? tree.lines : [])
                + (picture.map { [$0.description] } ?? [])
        }
    }
}
