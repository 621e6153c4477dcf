import LayoutSimFiles

/// Goldens that no test declares, regardless of which variants a run tested.
package struct OrphanSearch: Hashable, Sendable {
    /// Goldens that their screen does not declare, sorted.
    package var orphans: [SnapshotKey]
    /// Goldens of screens that were not declared at all, sorted.
    package var undeclared: [SnapshotKey]

    /// Searches a project's goldens; `declarations` always count, in addition to those of the newest stored run that
    /// declares each screen.
    package init(in project: SnapshotProject, declarations: [Declaration] = []) throws {
        var variants: [String: Set<String>] = [:]
        for folder in project.runs.all.reversed() {
            var records = RunRecords()
            guard folder.recordFile.exists else { continue }
            try records.add(folder)
            variants.merge(OrphanSearch.variants(of: records.declarations)) { known, _ in known }
        }
        variants.merge(OrphanSearch.variants(of: declarations)) { $0.union($1) }
        let goldens = try project.goldens.allKeys(lock: project.goldens.lock()).sorted()
        orphans = goldens.filter { variants[$0.screen]?.contains($0.variant) == false }
        undeclared = goldens.filter { variants[$0.screen] == nil }
    }

    private static func variants(of declarations: [Declaration]) -> [String: Set<String>] {
        Dictionary(declarations.map { ($0.screen, Set($0.variants)) }) { $0.union($1) }
    }
}
