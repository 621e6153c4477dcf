import LayoutSimErrors
import LayoutSimFiles

/// What came of one file besides its output.
struct FileNotes: Sendable {
    /// Warnings and the error, a line each.
    var messages: [String] = []
    /// What the texts of this file and of some before it could only be met in part.
    var textWarnings: [String] = []
    var status = ExitStatus.fine

    /// Nothing to tell.
    init() {}

    /// What was not understood in a file that was read.
    init(warnings: [String], textWarnings: [String]) {
        messages = warnings
        self.textWarnings = textWarnings
    }

    /// A file that cannot be read or drawn.
    init(_ path: String, _ error: any Error) {
        let known = error as? any ReportableError
        messages = [known?.description ?? "\(path): error: \(error)"]
        status = known?.exitStatus ?? .fault
    }
}

/// Tells on standard error what came of several files; one that cannot be read does not keep the others from being
/// looked at.
struct FileTelling {
    private var textWarnings: Set<String> = []
    private var status = ExitStatus.fine

    mutating func tell(_ notes: FileNotes) throws {
        if !notes.messages.isEmpty {
            try StandardStream.error.write(notes.messages.map { $0 + "\n" }.joined())
        }
        textWarnings.formUnion(notes.textWarnings)
        // The graver one: an error goes before findings.
        if notes.status.rawValue > status.rawValue { status = notes.status }
    }

    /// Tells what is told once for all files, and how the run ends.
    func end(fileCount: Int) throws -> ExitStatus {
        // In an order that does not depend on which core met a font first.
        if !textWarnings.isEmpty { try StandardStream.error.write(textWarnings.sorted().map { $0 + "\n" }.joined()) }
        // Among several files, one that is missing is one of the inputs that were not understood.
        return fileCount > 1 && status == .inputNotReadable ? .inputNotUnderstood : status
    }
}
