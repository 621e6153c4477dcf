import LayoutSimGoldenTesting
package import LayoutSimSnapshots

extension FileProject {
    /// Returns everything that the project's files declare, plus the screens whose goldens no longer have a source,
    /// without variants.
    ///
    /// `read` are the files that were tested and parsed. Goldens of other files of the project are left alone. So are
    /// those of other variants and of other files unless there are settings that tell what is intended. `ownsAll` means
    /// that no other tests keep goldens here.
    package func declarations(
        of read: [TestedFile], goldens: Set<SnapshotKey>, ownsAll: Bool
    ) throws -> [Declaration] {
        let screens = Dictionary(grouping: goldens, by: \.screen)
        var declarations: [Declaration] = []
        for file in read {
            let usual = try declared.map { $0 == settings ? file.matrix.names : try file.variants(in: $0) }
            for screen in file.screens {
                let others = usual ?? (screens[screen.name] ?? []).map(\.variant).sorted()
                declarations.append(
                    Declaration(
                        screen: screen.name,
                        variants: file.matrix.names + others.filter { !file.matrix.names.contains($0) },
                        place: file.file.path))
            }
        }
        let known = Set(declarations.map(\.screen))
        let gone = screens.keys.sorted().filter { !known.contains($0) && isGone($0, read, ownsAll: ownsAll) }
        return declarations + gone.map { Declaration(screen: $0, variants: [], place: root) }
    }

    /// Returns whether a screen that is in none of the files that were read belonged to one of them, or to a file that
    /// no longer exists.
    private func isGone(_ screen: String, _ read: [TestedFile], ownsAll: Bool) -> Bool {
        if let owner = files.first(where: { $0.owns(screen) }) { return read.contains { $0.file == owner } }
        return declared != nil && (ownsAll || screen.contains("."))
    }
}
