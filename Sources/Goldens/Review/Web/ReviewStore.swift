package import LayoutSimReports

/// The source of pending changes for a served review, and the recipient of its decisions.
package protocol ReviewStore {
    /// Returns the pending changes, including the given decided variants.
    func report(with decided: Set<String>) throws -> ReviewReport

    /// Carries out a request, or throws if it cannot.
    func perform(_ request: ReviewRequest) throws

    /// Returns the keys of the variants that were accepted last, if that can be undone.
    func undoable() -> Set<String>

    /// Undoes the last acceptance.
    func undo() throws
}
