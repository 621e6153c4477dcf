public import LayoutSimGoldenTesting
public import Testing

/// Expects every golden of a screen to belong to one of its variants, whichever of them are tested in this run.
///
/// For a screen with several matrices, pass the names of all of them: `matrix.map(\.name) + other.map(\.name)`.
///
/// Throws a `GoldenError` if the lock file cannot be read.
public func expectNoOrphans(
    of screen: String, variants: [String], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws(GoldenError) {
    let failure = try withGoldenErrors {
        try OrphanExpectation(of: screen, variants: variants).failure(in: GoldenProject.root(of: filePath))
    }
    record(failure, at: sourceLocation)
}
