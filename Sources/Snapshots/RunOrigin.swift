import LayoutSimJSON

/// The commit that a run looked at.
package struct RunOrigin: Hashable, Sendable {
    /// The full hash of the commit.
    package var commit: String
    /// The branch; `nil` if none was checked out.
    package var branch: String?
    /// When the commit was made, by ISO 8601 with the offset from UTC: `2026-11-22T06:20:11+00:00`.
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
    /// The line that a run begins with.
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
