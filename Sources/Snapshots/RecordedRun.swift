package import LayoutSimFiles
import LayoutSimJSON

/// What an earlier run found, as its `run.json` says.
package struct RecordedRun: Hashable, Sendable {
    /// Variants with the same change.
    package struct Group: Hashable, Sendable {
        package var id: String
        package var headline: String
        package var keys: [SnapshotKey]
        package var representative: SnapshotKey
    }

    /// The digits that name its folder.
    package var id: String
    /// The largest first.
    package var groups: [Group]
    /// The variants that are not as their goldens.
    package var changed: [SnapshotKey]

    /// Reads `run.json`.
    package init(contentsOf file: File) throws {
        let root = try JSONDocument(contentsOf: file).root
        id = try root.member("id").nonEmptyString()
        groups = try root.member("groups").elements().map { try Group($0) }
        changed = try root.member("variants").elements().compactMap { variant in
            try variant.member("outcome").string() == "same" ? nil : try variant.member("key").key()
        }
    }

    /// The group of that id.
    package func group(_ id: String) -> Group? { groups.first { $0.id == id } }
}

extension RecordedRun.Group {
    fileprivate init(_ node: JSONNode) throws {
        id = try node.member("id").nonEmptyString()
        headline = try node.member("headline").string()
        keys = try node.member("variants").elements().map { try $0.key() }
        representative = try node.member("representative").key()
    }
}

extension JSONNode {
    fileprivate func key() throws -> SnapshotKey {
        guard let key = SnapshotKey(try string()) else { throw error("is no variant such as 'screen/variant'") }
        return key
    }
}
