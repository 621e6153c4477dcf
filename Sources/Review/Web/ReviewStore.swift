package import LayoutSimReports

/// Where a review that is served gets what waits, and where its decisions go.
package protocol ReviewStore {
    /// What waits for review, with these variants as well.
    func report(with decided: Set<String>) throws -> ReviewReport

    /// Carries out a request, or throws why it cannot.
    func perform(_ request: ReviewRequest) throws

    /// The keys of the variants that were accepted last, and whose acceptance can be taken back.
    func undoable() -> Set<String>

    /// Takes the last acceptance back.
    func undo() throws
}
