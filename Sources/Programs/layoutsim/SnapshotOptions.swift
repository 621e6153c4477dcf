import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles
import LayoutSimScreens
import LayoutSimSnapshots

/// The common options of commands on goldens: the project and the named variants.
enum SnapshotOptions {
    static let project = Option<String>(
        "project", .file("FOLDER"), help: "the folder that holds Snapshots (default: this folder or the nearest above)")
    static let all = Flag("all", help: "every pending variant")
    static let new = Flag("new", help: "every pending variant that has no golden yet")
    static let group = Option<String>(
        "group", .text("ID"), help: "the variants that 'layoutsim test' grouped under this id")
    static let variants = Operand("VARIANT", .any, help: "such as badge-detail/w375-portrait@2x-longest")
}

extension Invocation {
    /// Returns the project of the goldens; only evidence is written if the environment sets `CI`.
    ///
    /// Throws if a change of the goldens was interrupted.
    func snapshotProject() throws -> SnapshotProject {
        let project = projectWhateverIsInterrupted()
        try project.checkIsComplete()
        return project
    }

    /// Returns the project of the goldens, even if a change was interrupted, for commands that settle it.
    func projectWhateverIsInterrupted() -> SnapshotProject {
        let root = self[SnapshotOptions.project] ?? nearestProject() ?? "."
        let drawsHere =
            File("\(root)/Snapshots/\(BuiltInScreen.badgeDetail.rawValue)").isFolder
            || File("\(root)/\(FileProjectSettings.fileName)").exists
        return SnapshotProject(
            root: root, isReadOnly: Environment.onlyChecks, testCommand: drawsHere ? .layoutsim : nil)
    }

    /// Returns the working directory or its nearest ancestor that belongs to a project.
    func nearestProject() -> String? {
        nearestFolder { folder in
            File("\(folder)/Snapshots").isFolder || File("\(folder)/.layoutsim").isFolder
                || FileProject.settingsFile(in: folder).exists || File("\(folder)/Package.swift").exists
        }
    }

    /// Returns the working directory or its nearest ancestor that satisfies a condition.
    func nearestFolder(where isWanted: (String) -> Bool) -> String? {
        (["."] + (1..<16).map { Array(repeating: "..", count: $0).joined(separator: "/") }).first(where: isWanted)
    }

    /// Returns the pending variants that the operands name, or all of them.
    func pendingKeys(_ acceptance: Acceptance) throws -> [SnapshotKey] {
        let pending = try acceptance.pendingKeys()
        if let group = self[SnapshotOptions.group] { return try acceptance.pendingKeys(ofGroup: group) }
        if self[SnapshotOptions.all] { return pending }
        if self[SnapshotOptions.new] {
            // A golden whose line is gone from the lock file is none.
            let folder = acceptance.project.goldens
            let goldens = try folder.lock().entries
            let documents = Set(try folder.keys())
            return pending.filter { goldens[$0] == nil || !documents.contains($0) }
        }
        let names = all(SnapshotOptions.variants)
        guard !names.isEmpty else { throw error(.missingOperand("VARIANT, --group, --new or --all")) }
        return try names.map { name in
            guard let key = pending.first(where: { $0.description == name || $0.variant == name }) else {
                let problem: ValueProblem =
                    pending.isEmpty
                    ? .other("is not pending; nothing is")
                    : .notAChoice(name, among: pending.map(\.description))
                throw error(.invalidValue(subject: "VARIANT", value: name, problem: problem))
            }
            return key
        }
    }
}
