package import LayoutSimErrors

/// Why a file of an Xcode project cannot be read, as one line with its place.
package struct ProjectFileError: ReportableError, Hashable {
    /// The path of the file.
    package var file: String
    /// The line of the fault, from 1; `nil` if it concerns the whole file.
    package var line: Int?
    /// What is wrong, and what to do.
    package var message: String

    /// Creates an error at a place.
    package init(_ file: String, line: Int? = nil, _ message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    package var exitStatus: ExitStatus { .inputNotUnderstood }

    package var description: String { "\(file):\(line.map { "\($0):" } ?? "") error: \(message)" }
}
