import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimWorkers

/// The notes about a file in addition to its result.
struct FileNotes: Sendable {
    /// Warnings, or the error of a file that cannot be read or drawn, one per line.
    var messages: [String] = []
    /// Font and glyph warnings of other renderers than those of the run.
    var textWarnings: [String] = []
    var status = ExitStatus.fine

    init(messages: [String] = []) {
        self.messages = messages
    }

    init(_ path: String, _ error: any Error) {
        let known = error as? any ReportableError
        messages = [known?.description ?? "\(path): error: \(error)"]
        status = known?.exitStatus ?? .fault
    }
}

/// Processes storyboards and xibs on all cores, with results in the order of the files. A file that cannot be read does
/// not stop the processing of others.
struct FileRun<Result: Sendable>: Sendable {
    private struct Answer: Sendable {
        var path: String
        var result: Result?
        var notes: FileNotes
        /// Font and glyph warnings from this file and from preceding ones on the same core.
        var textWarnings: [String]
    }

    private let count: Int
    private let work: ParallelWork<String, Renderers, Answer>

    init(_ paths: [String], work: @escaping @Sendable (String, Renderers) throws -> (Result, FileNotes)) {
        count = paths.count
        self.work = ParallelWork(paths, tools: { Renderers() }) { path, renderers in
            do {
                let (result, notes) = try work(path, renderers)
                return Answer(
                    path: path, result: result, notes: notes, textWarnings: renderers.warnings + notes.textWarnings)
            } catch {
                return Answer(path: path, result: nil, notes: FileNotes(path, error), textWarnings: [])
            }
        }
    }

    /// Calls `body` with the path, the result and the notes of each file as soon as the preceding ones are done; the
    /// result is `nil` if the notes contain an error. Notes go to standard error, where a terminal also shows the
    /// progress.
    func forEach(_ body: (String, Result?, FileNotes) throws -> Void) throws -> ExitStatus {
        var textWarnings: Set<String> = []
        var status = ExitStatus.fine
        var bar = ProgressBar(count: count)
        var done = 0
        defer { bar.clear() }
        bar.show(done)
        try work.forEach { answer in
            bar.clear()
            try body(answer.path, answer.result, answer.notes)
            try StandardStream.error.write(answer.notes.messages.map { $0 + "\n" }.joined())
            textWarnings.formUnion(answer.textWarnings)
            // The more serious one: errors take precedence over findings.
            if answer.notes.status.rawValue > status.rawValue { status = answer.notes.status }
            done += 1
            bar.show(done)
        }
        bar.clear()
        // Sorted, so that the order does not depend on which core encountered a font first.
        try StandardStream.error.write(textWarnings.sorted().map { $0 + "\n" }.joined())
        // With several files, a missing one counts as an input that was not understood.
        return count > 1 && status == .inputNotReadable ? .inputNotUnderstood : status
    }
}
