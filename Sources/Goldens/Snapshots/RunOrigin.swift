import LayoutSimJSON

/// The commit that a run tested.
package struct RunOrigin: Hashable, Sendable {
    /// The full hash of the commit.
    package var commit: String
    /// The branch; `nil` if none was checked out.
    package var branch: String?
    /// The date of the commit, in ISO 8601 format with the offset from UTC: `2026-11-22T06:20:11+00:00`.
    package var date: String
    /// Whether files differed from the commit.
    package var hasChanges: Bool

    package init(commit: String, branch: String? = nil, date: String, hasChanges: Bool = false) {
        self.commit = commit
        self.branch = branch
        self.date = date
        self.hasChanges = hasChanges
    }
}

extension RunOrigin {
    /// The first line of a run's records.
    var json: JSON {
        JSON([
            "commit": .string(commit), "branch": branch.map { .string($0) }, "date": .string(date),
            "changes": .boolean(hasChanges),
        ])
    }

    init(_ node: JSONNode) throws {
        self.init(
            commit: try node.member("commit").string(), branch: try node.optionalMember("branch")?.string(),
            date: try node.member("date").string(), hasChanges: try node.member("changes").boolean())
    }
}
