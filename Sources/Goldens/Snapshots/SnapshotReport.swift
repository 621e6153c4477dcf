import LayoutSimCauses
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimRendering

/// The findings of a run about a variant, and the files that show it.
package struct SnapshotReport: Sendable {
    package var key: SnapshotKey
    package var outcome: SnapshotOutcome
    /// The difference of the trees; `nil` if there is none.
    package var tree: TreeDifference?
    /// Why and where the variant differs from its golden; `nil` if it does not or if there is no golden.
    package var change: SnapshotChange?
    /// Why the golden cannot be read.
    package var failure: GoldenFailure?
    /// The id of the change, which it shares with other variants; `nil` if no cause was determined.
    package var group: String?
    /// The number of variants of the run with that change.
    var groupCount = 1
    /// The hash of the compared contents, golden and current.
    var contentHash: ContentHash
    /// The device and orientation, the column of a matrix.
    package var device = ""
    /// The content and text size, the row of a matrix.
    package var content = ""
    /// The step of a script that it shows.
    package var step: ScriptStep?
    /// The expected, actual and difference images; `nil` if nothing changed.
    package var evidence: SnapshotEvidence?
    /// Whether the project's folder is writable, so that the current rendition can become a golden.
    package var canBeAccepted = true
}

extension SnapshotReport {
    /// Returns the report with its group in the whole run.
    package func grouped(in run: RecordedRun) -> SnapshotReport {
        guard let group = run.groups.first(where: { $0.keys.contains(key) }) else { return self }
        var report = self
        report.group = group.id
        report.groupCount = group.keys.count
        return report
    }
}

extension SnapshotReport: CustomStringConvertible {
    /// The report for people: the cause, then what moved, then where to look, then what to do.
    package var description: String {
        let details = (tree?.details ?? []) + (change?.pixelLines ?? [])
        return ([headline] + details.map { "  \($0)" } + evidenceLines + advice).joined(separator: "\n")
    }

    /// The change and its cause on a single line, with the id of the change.
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
            return ["  to accept: test again where the project's folder is writable"]
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
    /// Returns the change and its cause or, without them, the outcome and why the golden cannot be read.
    static func headline(_ change: SnapshotChange?, _ outcome: SnapshotOutcome, failure: String?) -> Headline {
        change?.causes.headline ?? failure.map { outcome.headline.noting(": \($0)") } ?? outcome.headline
    }

    /// Returns the text for a variant in `report.txt` and in `layoutsim show`.
    static func text(_ key: SnapshotKey, _ headline: Headline, _ change: SnapshotChange?) -> String {
        "\(key)\n\(headline)\n" + (change?.explanation ?? []).map { "  \($0)\n" }.joined()
    }
}

extension TreeDifference {
    /// The moved frames, then the removed and added views; other lines if no frame moved.
    var details: [String] {
        movedFrames.map(\.description) + removed.map { "\($0) is gone" } + added.map { "\($0) is new" }
            + (movedFrames.isEmpty ? lines : [])
    }
}
