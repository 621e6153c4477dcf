import LayoutSimSnapshots
public import Testing

/// Expects that every golden of a screen belongs to a variant of its matrix, whichever of them are tested now.
///
/// A screen with several matrices gives the names of all of them, `matrix.map(\.name) + other.map(\.name)`.
public func expectNoOrphans(
    of screen: String, variants: [String], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let project = SnapshotProject(root: try TestProject.root(of: filePath), isReadOnly: true)
    let known = Set(variants)
    let keys = try project.goldens.allKeys(lock: project.goldens.lock()).filter { $0.screen == screen }.sorted()
    let orphans = keys.filter { !known.contains($0.variant) }
    guard !orphans.isEmpty else { return }
    let lines = orphans.map { "\($0): no variant has this golden" } + ["to remove: layoutsim prune"]
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
}
