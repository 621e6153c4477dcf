import LayoutSimCauses
import LayoutSimJSON
import LayoutSimPixels

/// What a run keeps of a variant: a line that tells all that groups and summaries need.
struct RunRecord: Hashable, Sendable {
    var key: SnapshotKey
    /// What became of it.
    var outcome: RecordedOutcome
    /// The change and its cause on one line; `same` where nothing changed.
    var headline: String
    /// Device and orientation, the column of a matrix: `iphone-6 portrait`.
    var device: String
    /// Content and text size, the row of a matrix; may be empty.
    var content: String
    /// The hash of what was compared, golden and now.
    var contentHash: String
    /// What tells which variants changed in the same way; `nil` where no cause was looked for.
    var mark: ChangeMark?
}

extension RunRecord {
    /// The record of a report.
    init(_ report: SnapshotReport) {
        let causes = report.change?.causes
        self.init(
            key: report.key, outcome: report.recordedOutcome, headline: causes?.headline ?? report.outcome.headline,
            device: report.device, content: report.content, contentHash: report.contentHash.description,
            mark: causes.map { ChangeMark($0) })
    }

    var json: JSON {
        .object(
            [
                JSON.Member("key", .string(key.description)), JSON.Member("outcome", .string(outcome.rawValue)),
                JSON.Member("headline", .string(headline)), JSON.Member("device", .string(device)),
                JSON.Member("content", .string(content)), JSON.Member("hash", .string(contentHash)),
            ] + (mark.map { [JSON.Member("change", $0.json)] } ?? []))
    }

    init(_ node: JSONNode) throws {
        let key = try node.member("key").key()
        let headline = try node.member("headline").string()
        self.init(
            key: key, outcome: try node.member("outcome").choice(), headline: headline,
            device: try node.member("device").string(), content: try node.member("content").string(),
            contentHash: try node.member("hash").string(),
            mark: try node.optionalMember("change").map {
                try ChangeMark($0, variant: key.description, headline: headline)
            })
    }
}

extension JSONNode {
    func key() throws -> SnapshotKey {
        guard let key = SnapshotKey(try string()) else { throw error("is no variant such as 'screen/variant'") }
        return key
    }
}
