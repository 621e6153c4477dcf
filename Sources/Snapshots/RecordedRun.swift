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

    /// What became of a variant.
    package struct Variant: Hashable, Sendable {
        package var key: SnapshotKey
        /// A word such as `layout`, `paint` or `same`.
        package var outcome: String
        package var headline: String
        /// The id of its group; `nil` where no cause was looked for.
        package var group: String?
    }

    /// The digits that name its folder.
    package var id: String
    /// The largest first.
    package var groups: [Group]
    /// All variants, in the order of the run.
    package var variants: [Variant]
    /// Goldens that no declared variant uses.
    package var orphans: [SnapshotKey]

    /// The variants that are not as their goldens.
    package var changed: [SnapshotKey] { variants.filter { $0.outcome != "same" }.map(\.key) }

    /// Reads `run.json`.
    package init(contentsOf file: File) throws {
        let root = try JSONDocument(contentsOf: file).root
        id = try root.member("id").nonEmptyString()
        groups = try root.member("groups").elements().map { try Group($0) }
        variants = try root.member("variants").elements().map { try Variant($0) }
        orphans = try root.member("orphans").elements().map { try $0.key() }
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

extension RecordedRun.Variant {
    fileprivate init(_ node: JSONNode) throws {
        key = try node.member("key").key()
        outcome = try node.member("outcome").string()
        headline = try node.member("headline").string()
        let group = try node.member("group")
        self.group = group.isNull ? nil : try group.string()
    }
}

extension JSONNode {
    fileprivate func key() throws -> SnapshotKey {
        guard let key = SnapshotKey(try string()) else { throw error("is no variant such as 'screen/variant'") }
        return key
    }
}
