import LayoutSimJSON
import LayoutSimPixels

/// The line that a run records for a variant; the cause of a change is in its evidence.
struct RunRecord: Hashable, Sendable {
    var key: SnapshotKey
    /// The result of the comparison with the golden.
    var outcome: SnapshotOutcome
    /// Why the golden cannot be read.
    var failure: String?
    /// The device and orientation, the column of a matrix: `iphone-6 portrait`.
    var device: String
    /// The content and text size, the row of a matrix; may be empty.
    var content: String
    /// The hash of the compared contents, golden and current.
    var contentHash: String
    /// The step of a script that it shows.
    var step: ScriptStep?
}

extension RunRecord {
    /// Creates the record of a report.
    init(_ report: SnapshotReport) {
        self.init(
            key: report.key, outcome: report.outcome, failure: report.failure?.message, device: report.device,
            content: report.content, contentHash: report.contentHash.description, step: report.step)
    }

    var json: JSON {
        JSON([
            "key": .string(key.description), "outcome": .string(outcome.rawValue),
            "failure": failure.map { .string($0) }, "device": .string(device), "content": .string(content),
            "hash": .string(contentHash), "step": step.map(\.json),
        ])
    }

    init(_ node: JSONNode) throws {
        self.init(
            key: try node.member("key").key(), outcome: try node.member("outcome").choice(),
            failure: try node.optionalMember("failure")?.string(), device: try node.member("device").string(),
            content: try node.member("content").string(), contentHash: try node.member("hash").string(),
            step: try node.optionalMember("step").map(ScriptStep.init))
    }
}

extension JSONNode {
    func key() throws -> SnapshotKey {
        guard let key = SnapshotKey(try string()) else { throw error("is not a variant such as 'screen/variant'") }
        return key
    }
}
