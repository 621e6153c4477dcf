import LayoutSimCauses
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimRendering

/// What a run found about one variant, and the files that show it.
package struct SnapshotReport: Sendable {
    package var key: SnapshotKey
    package var outcome: SnapshotOutcome
    /// How the trees differ, if they do.
    package var tree: TreeDifference?
    /// Why and where the variant differs from its golden; `nil` if it does not or if there is no golden.
    package var change: SnapshotChange?
    /// Why the golden cannot be read.
    package var failure: GoldenFailure?
    /// The id of the change, which it shares with other variants; `nil` if no cause was looked for.
    package var group: String?
    /// How many variants of the run have that change.
    var groupCount = 1
    /// The hash of what was compared, golden and now.
    var contentHash: ContentHash
    /// Device and orientation, the column of a matrix.
    package var device = ""
    /// Content and text size, the row of a matrix.
    package var content = ""
    /// Which step of a script it shows.
    package var step: ScriptStep?
    /// Expected, actual and difference; `nil` if nothing changed.
    package var evidence: SnapshotEvidence?
    /// Whether the project's folder can be written to, so that a golden can become what is drawn now.
    package var canBeAccepted = true
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
        let details = (tree?.details ?? []) + (change?.pixelLines ?? [])
        return ([headline] + details.map { "  \($0)" } + evidenceLines + advice).joined(separator: "\n")
    }

    /// The change and its cause on one line, with the id of the change.
    package var headline: String {
        "\(key): \(SnapshotChange.headline(change, outcome, failure: failure?.message))"
            + (group.map { "  [\($0)]" } ?? "")
    }

    private var evidenceLines: [String] {
        guard let evidence else { return [] }
        return evidence.pictures.map { "  \($0.rawValue): \(evidence.file($0).path)" }
    }

    private var advice: [String] {
        guard canBeAccepted || outcome.isSame else {
            return ["  to accept: test again where the project's folder can be written to"]
        }
        let command = "layoutsim accept \(shellWord("\(key)"))"
        switch outcome {
        case .same: return []
        case .broken: return ["  to replace it with what is drawn now: \(command)"]
        default:
            guard let group, groupCount > 1 else { return ["  to accept: \(command)"] }
            return ["  to accept all \(groupCount) variants with this change: layoutsim accept --group \(group)"]
        }
    }
}

extension SnapshotChange {
    /// The change and its cause; without them, the outcome and why the golden cannot be read.
    static func headline(_ change: SnapshotChange?, _ outcome: SnapshotOutcome, failure: String?) -> Headline {
        change?.causes.headline ?? failure.map { outcome.headline.noting(": \($0)") } ?? outcome.headline
    }

    /// What `report.txt` says of a variant, and `layoutsim show`.
    static func text(_ key: SnapshotKey, _ headline: Headline, _ change: SnapshotChange?) -> String {
        "\(key)\n\(headline)\n" + (change?.explanation ?? []).map { "  \($0)\n" }.joined()
    }
}

extension TreeDifference {
    /// Moved frames first, then views that came and went; other lines if no frame moved.
    var details: [String] {
        movedFrames.map(\.description) + removed.map { "\($0) is gone" } + added.map { "\($0) is new" }
            + (movedFrames.isEmpty ? lines : [])
    }
}
