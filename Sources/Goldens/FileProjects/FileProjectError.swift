package import LayoutSimErrors

/// Why a project of storyboards and xibs cannot be tested.
package struct FileProjectError: ReportableError, Hashable {
    /// The reasons for which a project cannot be tested.
    package enum Reason: Hashable, Sendable {
        /// A file that was named does not exist; the value tells whether the settings name it.
        case missing(isInSettings: Bool)
        /// The settings name no files, or only files that do not exist.
        case noFiles
        /// An operand is neither a storyboard nor a xib.
        case otherFile
        /// An operand is a file that the settings exclude.
        case notInSettings(String)
        /// A folder contains no storyboards or xibs.
        case emptyFolder
        /// There are storyboards, but no settings.
        case noSettings(example: String)
        /// The settings file already exists.
        case exists
    }

    /// The path of the file.
    package var file: String
    /// The reason for the error.
    package var reason: Reason

    /// Creates an error about a file.
    package init(file: String, _ reason: Reason) {
        self.file = file
        self.reason = reason
    }

    /// The exit status for the reason of the error.
    package var exitStatus: ExitStatus {
        switch reason {
        case .missing: .inputNotReadable
        case .noFiles: .inputNotUnderstood
        case .otherFile, .notInSettings, .emptyFolder, .noSettings, .exists: .usage
        }
    }
}

extension FileProjectError: CustomStringConvertible {
    /// The error as one line that names the file.
    package var description: String { "\(file == "." ? "layoutsim" : file): error: \(wording)" }

    private var wording: String {
        let settings = FileProjectSettings.fileName
        return switch reason {
        case .missing(isInSettings: true):
            "\(settings) names this file, but there is none; correct the path or remove it there, and its goldens with "
                + "'layoutsim prune'"
        case .missing(isInSettings: false): "cannot read: no such file"
        case .noFiles:
            "'files' matches no storyboard or xib; paths and patterns are relative to the folder of this file"
        case .otherFile: "this is not a storyboard or xib; name files that end in .storyboard or .xib"
        case .notInSettings(let other): "\(other) does not name this file; add it to 'files' there"
        case .emptyFolder: "there is no storyboard or xib in this folder or below"
        case .noSettings(let example):
            "there is no \(settings) here that says what to test; run 'layoutsim init' for all storyboards and xibs here, or "
                + "'layoutsim test \(example)' for one"
        case .exists: "this file exists already; edit it, or remove it and run 'layoutsim init' again"
        }
    }
}
