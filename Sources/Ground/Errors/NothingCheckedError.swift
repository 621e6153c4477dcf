/// The error of a check that found nothing to check in a folder, which must not pass for a check without findings.
package struct NothingCheckedError: ReportableError, Hashable {
    /// The folder as the user gave it.
    package var folder: String
    /// What the folder should hold, such as `storyboard or xib that can be read`.
    package var wanted: String

    /// Creates an error about a folder.
    package init(folder: String, wanted: String) {
        self.folder = folder
        self.wanted = wanted
    }

    /// The error as one line.
    package var description: String { "\(folder): error: it holds no \(wanted); nothing was checked" }

    /// The exit status for the error.
    package var exitStatus: ExitStatus { .inputNotReadable }
}
