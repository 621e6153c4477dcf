package import LayoutSimErrors

/// Why a data model cannot be read, as one line with its place.
package struct DataModelError: ReportableError, Hashable {
    /// The path of the file.
    package var file: String
    /// The line of the fault, from 1; `nil` if it concerns the whole file.
    package var line: Int?
    /// What is wrong, and what to do.
    package var message: String

    /// Creates an error at a place.
    package init(_ file: String, line: Int? = nil, _ message: String) {
        (self.file, self.line, self.message) = (file, line, message)
    }

    package var exitStatus: ExitStatus { .inputNotUnderstood }

    package var description: String { "\(file):\(line.map { "\($0):" } ?? "") error: \(message)" }
}
