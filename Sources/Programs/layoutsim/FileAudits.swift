import LayoutSimAudits
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimWorkers

/// The audit of storyboards and xibs on several devices.
struct FileAudits: Sendable {
    var request: InterfaceBuilderRequest
    var viewports: [Viewport]
    /// The viewports for tablet-only files.
    var tabletViewports: [Viewport]

    /// The size in bytes from which a file is read again for each core, about that of a thousand views; below it, this
    /// takes longer than the other core saves.
    private static let leastShared = 400_000

    /// Adds the findings in files to a report in order; returns the worst status.
    func run(_ paths: [String], into report: inout AuditReport) throws -> ExitStatus {
        var whole = report
        let status = try FileRun(paths) { path, renderers in try self.report(of: path, renderers) }
            .forEach { _, found, _ in found.map { whole.add($0) } }
        report = whole
        return status
    }

    private func report(of path: String, _ renderers: Renderers) throws -> (AuditReport, FileNotes) {
        try MomentName(path).checkKind()
        if RecordedTree.isNamed(path) { return (try RecordedTree(contentsOf: path).audit, FileNotes()) }
        let contents = try File(path).contents()
        var answer = (report: AuditReport(), notes: FileNotes())
        if contents.count < FileAudits.leastShared {
            let windows = try WindowAudits(of: contents, at: path, self, renderers)
            for position in windows.viewports.indices { add(try windows.audit(at: position), to: &answer) }
            return answer
        }
        // A large file keeps one core busy for long, so that its windows are shared among all.
        let positions = Array(0..<max(viewports.count, tabletViewports.count))
        let work = ParallelWork(
            positions, tools: { Result { try WindowAudits(of: contents, at: path, self, Renderers()) } },
            work: { position, windows in Result { try windows.get().audit(at: position) } })
        try work.forEach { add(try $0.get(), to: &answer) }
        return answer
    }

    private func add(_ window: WindowAudits.Answer, to answer: inout (report: AuditReport, notes: FileNotes)) {
        for (subject, findings) in window.findings { answer.report.add(findings, in: subject, on: window.device) }
        // The warnings depend on the device; each is reported once.
        answer.notes.messages += window.warnings.filter { !answer.notes.messages.contains($0) }
        answer.notes.textWarnings += window.textWarnings
    }
}
