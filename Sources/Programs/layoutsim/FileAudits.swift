import LayoutSimAudits
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly

/// The audit of storyboards and xibs on several devices.
struct FileAudits: Sendable {
    var request: InterfaceBuilderRequest
    var viewports: [Viewport]
    /// The viewports for tablet-only files.
    var tabletViewports: [Viewport]

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
        var report = AuditReport()
        var notes = FileNotes()
        let assembly = try SceneAssembly(contentsOf: path, for: request, with: renderers)
        for viewport in assembly.file.isForTablets ? tabletViewports : viewports {
            var request = request
            request.viewport = viewport
            request.isTurned = false
            let assembly = try assembly.reread(for: request)
            for (root, findings) in try assembly.audit() {
                let subject = AuditReport.Subject(file: path, isFile: true, root: root.id, names: root.sceneNames)
                report.add(findings, in: subject, on: viewport.label)
            }
            // The warnings depend on the device; each is reported once.
            let warnings = assembly.warnings.map(\.description)
            notes.messages += warnings.filter { !notes.messages.contains($0) }
        }
        return (report, notes)
    }
}
