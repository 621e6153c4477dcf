import LayoutSimCauses
import LayoutSimComparison
import LayoutSimFiles
import LayoutSimPixels
import LayoutSimRendering

/// What a run found about one variant, and the files that show it.
package struct SnapshotReport: Sendable {
    package var key: SnapshotKey
    package var outcome: SnapshotOutcome
    /// Why and where it is not as its golden; `nil` where nothing changed or there is no golden.
    package var change: SnapshotChange?
    /// The id of the change, which it shares with other variants; `nil` where no cause was looked for.
    package var group: String?
    /// How many variants of the run have that change.
    var groupCount = 1
    /// The hash of what was compared, golden and now.
    var contentHash: ContentHash
    /// Device and orientation, the column of a matrix.
    package var device = ""
    /// Content and text size, the row of a matrix.
    package var content = ""
    /// Expected, actual and difference; `nil` where nothing changed.
    package var evidence: SnapshotEvidence?
}

extension SnapshotReport {
    /// The report with the group that the whole run put it into.
    package func grouped(in run: RecordedRun) -> SnapshotReport {
        guard let group = run.groups.first(where: { $0.keys.contains(key) }) else { return self }
        var report = self
        report.group = group.id
        report.groupCount = group.keys.count
        return report
    }
}

extension SnapshotReport: CustomStringConvertible {
    /// The cause first, then what moved, then where to look, then what to do.
    package var description: String {
        let details = outcome.treeDetails + pictureDetails
        return ([headline] + details.map { "  \($0)" } + evidenceLines + advice).joined(separator: "\n")
    }

    /// Cause, effect and what moved, line by line, as `layoutsim show` prints them.
    var explanation: String {
        let causes = change?.causes?.description ?? "\(outcome.headline)\n"
        return "\(key)\n" + causes + pictureDetails.map { "  \($0)\n" }.joined()
    }

    /// The change and its cause on one line, with the id of the change.
    package var headline: String {
        "\(key): \(change?.causes?.headline ?? outcome.headline)" + (group.map { "  [\($0)]" } ?? "")
    }

    private var pictureDetails: [String] {
        guard let comparison = change?.comparison, comparison.verdict == .different else { return [] }
        return comparison.lines
    }

    private var evidenceLines: [String] {
        guard let evidence else { return [] }
        let pictures = outcome.hasGolden ? SnapshotEvidence.Picture.allCases : [.actual]
        return pictures.map { "  \($0.rawValue): \(evidence.file($0).path)" }
    }

    private var advice: [String] {
        if outcome.isSame { return [] }
        if case .broken = outcome {
            return ["  to accept what it is now instead: layoutsim accept \(shellWord("\(key)"))"]
        }
        guard let group, groupCount > 1 else { return ["  to accept: layoutsim accept \(shellWord("\(key)"))"] }
        return ["  to accept all \(groupCount) variants with this change: layoutsim accept --group \(group)"]
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
        case .broken(let error, _): "the golden cannot be read: \(error)"
        case .lockIsStale: "the hashes in \(LockFile.name) are not those of the golden"
        }
    }

    /// What differs in the trees: moved frames first, then other lines.
    var treeDetails: [String] {
        guard case .layoutChanged(let tree, _) = self else { return [] }
        return tree.movedFrames.map(\.description) + tree.removed.map { "\($0) is gone" }
            + tree.added.map { "\($0) is new" } + (tree.movedFrames.isEmpty ? tree.lines : [])
    }
}
