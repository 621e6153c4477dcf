extension SnapshotProject {
    /// Where goldens of a commit are put to compare with them; nothing of it can be accepted.
    package func base(_ commit: String) -> SnapshotProject {
        SnapshotProject(root: "\(state.path)/base/\(commit)", isReadOnly: true)
    }
}
