import LayoutSimNotation
package import LayoutSimErrors
package import LayoutSimFiles

/// Why goldens or the results of a run cannot be read or changed.
package struct SnapshotError: ReportableError, Hashable {
    /// The reason of the error.
    package enum Reason: Hashable, Sendable {
        /// A merge left its conflict markers.
        case conflictMarkers
        /// A merge left its conflict markers, and git's index has no conflict.
        case forgottenConflict(ForgottenConflict)
        /// Git LFS has not fetched the file.
        case largeFilePointer
        /// A line of the lock file is invalid.
        case lockLine(String)
        /// The lock file lists a golden twice.
        case duplicateKey(SnapshotKey)
        /// Two tests declare a variant, or one of them twice; with their locations.
        case declaredTwice(SnapshotKey, at: String, String)
        /// A line does not belong to a layout document.
        case layoutLine(String)
        /// A layout document ends before this part of it.
        case layoutIncomplete(String)
        /// The file is not text in UTF-8.
        case notText
        /// The lock file lists a golden whose file is missing.
        case missingGolden(SnapshotKey)
        /// Files of a golden do not match their line in the lock file: the subject and verb of a sentence.
        case misfit(String)
        /// A key cannot be used as a file name.
        case unusableKey(SnapshotKey)
        /// Something was to be accepted where nothing can be written.
        case readOnly(SnapshotProject.ReadOnlyReason)
        /// A change of goldens was interrupted.
        case interrupted(Interruption)
        /// No change of goldens was interrupted.
        case notInterrupted
        /// Something else changed a golden while a change of goldens was interrupted.
        case changedAfterInterruption
        /// Resolving a merge was interrupted before it changed anything.
        case notResolved
        /// There is no acceptance to undo.
        case nothingToUndo
        /// A golden has changed since the last acceptance.
        case changedSinceAcceptance(SnapshotKey)
        /// No golden, pending variant or lock line has that name.
        case unknownKey(String, known: [SnapshotKey])
        /// There are no results of a run.
        case noRun
        /// The stored causes of a change cannot be read, for this reason.
        case causes(String)
        /// The last run has no group with that id.
        case unknownGroup(String, known: [String])
        /// A pending variant has serious faults: a description of the worst, and the counts of others.
        case faults(String, others: String)
        /// A pending variant is not what the last run saw.
        case changedSince(SnapshotKey)
    }

    /// The source of a version without conflict markers.
    package enum ForgottenConflict: Hashable, Sendable {
        /// Git can recreate the conflict.
        case again
        /// The commit with that name.
        case commit(String)
        /// There is none.
        case byHand
    }

    /// The file's path.
    package var file: String
    /// The line number, from 1; `nil` for the whole file.
    package var line: Int?
    /// What is wrong.
    package var reason: Reason
    /// The command that tests the screens of the project.
    package var testCommand = TestCommand.layoutsim

    package init(file: String, line: Int? = nil, _ reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    package init(file: String, _ marker: GitMarker) {
        switch marker {
        case .conflict(let line): self.init(file: file, line: line, .conflictMarkers)
        case .largeFilePointer: self.init(file: file, line: nil, .largeFilePointer)
        }
    }

    package var exitStatus: ExitStatus {
        switch reason {
        case .unknownKey, .unusableKey, .readOnly, .unknownGroup, .changedSince, .declaredTwice: .usage
        case .notInterrupted, .notResolved, .nothingToUndo, .changedSinceAcceptance: .usage
        case .faults: .findings
        case .missingGolden, .noRun: .inputNotReadable
        default: .inputNotUnderstood
        }
    }
}

extension SnapshotError {
    /// A single line, `file:line: error: …`, that ends with advice.
    package var description: String {
        let path = file.hasPrefix("./") ? file.dropFirst(2) : file[...]
        return "\(path)\(line.map { ":\($0)" } ?? ""): error: \(reason.description(testCommand: testCommand.rawValue))"
    }
}

extension SnapshotError.Reason {
    fileprivate func description(testCommand: String) -> String {
        switch self {
        case .conflictMarkers:
            "a merge left its conflict markers here; run 'layoutsim resolve', or take either side and run '\(testCommand)'"
        case .forgottenConflict(.again):
            "a merge left its conflict markers here, and 'git add' made git forget the conflict; run "
                + "'git checkout --merge -- Snapshots', then 'layoutsim resolve'"
        case .forgottenConflict(.commit(let name)):
            "a merge left its conflict markers here, and git does not know of the conflict anymore; run "
                + "'git checkout \(name) -- Snapshots', which has no markers, then '\(testCommand)' and 'layoutsim review'"
        case .forgottenConflict(.byHand):
            "a merge left its conflict markers here, and git has no version without them; take either side in an editor, "
                + "then run '\(testCommand)' and 'layoutsim review'"
        case .largeFilePointer:
            "this is a Git LFS pointer, not the file itself; run 'git lfs pull'"
        case .lockLine(let line):
            "'\(line.prefix(60))' is not 'key tree-hash pixel-hash WIDTHxHEIGHT fingerprint'; restore the line from git"
        case .duplicateKey(let key):
            "'\(key)' occurs twice; remove one of the two"
        case .declaredTwice(let key, let first, let second):
            first == second
                ? "'\(key)' occurs twice in one matrix; remove one of the two"
                : "'\(key)' is declared here and at \(second); give one of the screens or variants another name"
        case .layoutLine(let line):
            "'\(line.prefix(60))' does not belong to a layout document; restore the file from git"
        case .layoutIncomplete(let missing):
            "the layout document ends before '\(missing)'; restore the file from git"
        case .notText:
            "this is not text in UTF-8; restore the file from git"
        case .missingGolden(let key):
            "the golden of '\(key)' is in \(LockFile.name) but its file is missing; restore it from git"
        case .misfit(let subject):
            "\(subject) not match the line in \(LockFile.name); restore the golden from git, or accept what is drawn now"
        case .unusableKey(let key):
            "\(quoted(key.description)) cannot be used in file names; give the screen and the variant names without spaces or "
                + "slashes and without a leading dot, a scene by 'named:'"
        case .readOnly(.request):
            "goldens are only checked where CI is set; accept them elsewhere"
        case .readOnly(.tree):
            "the project's folder is read-only, so goldens are only checked; accept them where it can be written to"
        case .interrupted(let interruption): "\(interruption)"
        case .notInterrupted: "no change of goldens was interrupted; there is nothing to complete or roll back"
        case .changedAfterInterruption:
            "this file was changed after 'layoutsim accept' was interrupted; roll everything back with 'layoutsim accept --abort'"
        case .notResolved: "resolving was interrupted before it changed anything; run 'layoutsim resolve' again"
        case .nothingToUndo: "there is no acceptance to undo"
        case .changedSinceAcceptance(let key):
            "the golden of '\(key)' is not what was last accepted, so this cannot be undone; see 'git diff'"
        case .noRun: "no run has left any results yet; run '\(testCommand)'"
        case .causes(let problem): "\(problem); the file is damaged or from another version, run '\(testCommand)' again"
        case .unknownGroup(let id, let known):
            "the last run has no group \(quoted(id)); "
                + (known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))")
        case .faults(let worst, let others):
            "\(worst)\(others.isEmpty ? "" : "; \(others)"); fix the layout, or pass --waive with the reason it is intended"
        case .changedSince(let key):
            "the pending '\(key)' is not what the last run saw; run '\(testCommand)' and review it again"
        case .unknownKey(let name, let known):
            "there is no '\(name)'; "
                + (known.isEmpty
                    ? "nothing is pending" : "there are \(known.map(\.description).joined(separator: ", "))")
        }
    }
}
