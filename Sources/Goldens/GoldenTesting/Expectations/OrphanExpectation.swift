import LayoutSimSnapshots

/// The expectation that every golden of a screen belongs to one of its variants.
package struct OrphanExpectation {
    private let screen: String
    private let variants: Set<String>

    /// Creates an expectation that a screen has no goldens other than those of the variants with these names.
    package init(of screen: String, variants: [String]) {
        self.screen = screen
        self.variants = Set(variants)
    }

    /// Returns a failure that lists the goldens without a variant; `nil` if there are none. Throws if the lock file
    /// cannot be read.
    package func failure(in root: String) throws -> ExpectationFailure? {
        let project = SnapshotProject(root: root, isReadOnly: true)
        try project.checkIsComplete()
        let keys = try project.goldens.allKeys(lock: project.goldens.lock()).filter { $0.screen == screen }.sorted()
        let orphans = keys.filter { !variants.contains($0.variant) }
        guard !orphans.isEmpty else { return nil }
        return ExpectationFailure(
            orphans.map { "\($0): no variant uses this golden" } + ["to remove: layoutsim prune"])
    }
}
