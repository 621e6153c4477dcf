import LayoutSimFiles

/// Rounds between two builds, in which more is set aside as long as checks of the files that a build refused, and then
/// of all files of their modules, find something.
struct QuickRounds {
    private let modules: BuiltModules
    /// Prepares the package as it is now.
    private let prepare: () throws -> PreparedPackage

    /// Of modules that are not here, the compiler tells one of a file at a time, and a round takes a second.
    private static let most = 72
    /// What paths end with in messages about what preparation adds to a file.
    private static let additions = " (members)"

    init(scratch: String, prepare: @escaping () throws -> PreparedPackage) {
        (modules, self.prepare) = (BuiltModules(scratch: scratch), prepare)
    }

    /// Sets more aside after a build; returns what came of the last round.
    ///
    /// - Parameters:
    ///   - outcome: What came of the build.
    ///   - errors: What the build refused.
    func run(after outcome: SettingAside, _ errors: [Substring]) throws -> SettingAside {
        guard let bytes = try? File(modules.scratch + "/debug.yaml").contents() else { return outcome }
        let checks = ModuleCheck.all(of: outcome.files, manifest: String(decoding: bytes, as: UTF8.self))
        var jobs: [(overlay: String, words: [String])?] = checks.map { _ in nil }
        var (last, changed, refused) = (outcome, Set(outcome.files), files(in: errors))
        // The other files are checked once these are well.
        var isWhole = false
        for _ in 0..<Self.most {
            let prepared = try prepare()
            var output = BuildOutput()
            for (number, check) in checks.enumerated() {
                if jobs[number] == nil {
                    jobs[number] = try check.job(overlay: prepared.overlay).map { (prepared.overlay, $0) }
                }
                let told = check.sources.filter { path in
                    isWhole || changed.contains(path) || refused.contains(path)
                        || refused.contains(File(path).absolutePath)
                }
                guard let job = jobs[number] else { continue }
                let words = job.words.map { $0 == job.overlay ? prepared.overlay : $0 }
                ModuleCheck.output(of: words, checking: told).forEach { output.keep($0) }
            }
            if output.errors.isEmpty, !isWhole {
                isWhole = true
                continue
            }
            // A file that waits for another module tells nothing else.
            guard !output.errors.isEmpty, !output.errors.contains(where: modules.isConsequence) else { break }
            let next = try prepared.setAside(output.errors)
            guard next.errorsOfUser.isEmpty, next.count > 0, !next.isTooMuch else { break }
            try modules.compileAgain(next.files)
            changed.formUnion(next.files)
            refused.formUnion(files(in: output.errors))
            (last, isWhole) = (next, false)
        }
        return last
    }

    /// Returns the originals in which errors are.
    private func files(in errors: [Substring]) -> Set<String> {
        Set(errors.map { error in String(error.prefix { $0 != ":" }).replacing(Self.additions, with: "") })
    }
}
