import LayoutSimFiles
package import LayoutSimSnapshots

extension RunOrigin {
    /// The commit that is checked out in a project's folder; `nil` if it is in no repository, or if git is not
    /// installed.
    ///
    /// Where no branch is checked out, as in continuous integration, the branch is that of GitHub's variables.
    package init?(ofProject root: String) {
        guard let repository = try? GitRepository(at: root), let state = try? repository.state() else { return nil }
        let known = state.branch ?? Environment["GITHUB_HEAD_REF"] ?? Environment["GITHUB_REF_NAME"]
        self.init(
            commit: state.commit, branch: known.flatMap { $0.isEmpty ? nil : $0 }, date: state.date,
            hasChanges: state.hasChanges)
    }
}
