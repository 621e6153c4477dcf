import LayoutSimGeometry
import LayoutSimAudits
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimFilling
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

/// What is wrong with storyboards and xibs on several devices, looked for side by side.
struct FileAudits: Sendable {
    /// What there is to tell of one file.
    private struct Answer: Sendable {
        var report = AuditReport()
        var notes = FileNotes()
    }

    var request: InterfaceBuilderRequest
    var viewports: [Viewport]
    /// Those for files that are for tablets.
    var tabletViewports: [Viewport]

    /// Adds the faults of files to a report in their order; a file that cannot be read does not keep the others from
    /// being looked at, and its status is the answer.
    func run(_ paths: [String], into report: inout AuditReport) throws -> ExitStatus {
        var telling = FileTelling()
        var whole = report
        try ParallelFiles(paths) { path, renderers in answer(path, renderers) }.forEach { answer in
            whole.add(answer.report)
            try telling.tell(answer.notes)
        }
        report = whole
        return try telling.end(fileCount: paths.count)
    }

    private func answer(_ path: String, _ renderers: Renderers) -> Answer {
        var answer = Answer()
        do {
            let file = try InterfaceBuilderFile(parsing: File(path).contents(), file: path)
            for viewport in file.isForTablets ? tabletViewports : viewports {
                let warnings = try audit(file, path, on: viewport, renderers, into: &answer.report)
                // Devices differ in what applies to them; what is not understood is told once.
                answer.notes.messages += warnings.filter { !answer.notes.messages.contains($0) }
            }
            answer.notes.textWarnings = renderers.warnings
        } catch {
            answer.notes = FileNotes(path, error)
        }
        return answer
    }

    /// Adds the faults on one device, and returns the warnings of the reader.
    private func audit(
        _ file: InterfaceBuilderFile, _ path: String, on viewport: Viewport, _ renderers: Renderers,
        into report: inout AuditReport
    ) throws -> [String] {
        var request = request
        request.viewport = viewport
        request.isTurned = false
        let (roots, warnings) = try file.roots(for: request)
        for root in roots {
            let renderer = try renderers.renderer(root.era)
            let isFullScreen = root.kind == .sceneView && root.screen.viewport.size == viewport.size
            report.add(
                findings(root, renderer, isFullScreen: isFullScreen),
                in: AuditReport.Subject(file: path, isFile: true, root: root.id, names: root.sceneNames),
                on: viewport.label)
        }
        return warnings.map(\.description)
    }

    /// The faults of a root; a row of automatic height is as high as it needs to be.
    private func findings(
        _ root: InterfaceBuilderRoot, _ renderer: Renderer, isFullScreen: Bool
    ) -> [AuditFinding] {
        func findings(extraHeight: Double) -> [AuditFinding] {
            var size = root.screen.viewport.size
            size.height += extraHeight
            let screen = extraHeight == 0 ? root.screen : root.resized(to: size).screen
            return renderer.audit(renderer.layout(screen), isFullScreen: isFullScreen)
        }
        var best = findings(extraHeight: 0)
        guard root.sizesItself else { return best }
        for extraHeight in FileAudits.extraHeights where best.contains(where: \.mayNeedHeight) {
            let next = findings(extraHeight: extraHeight)
            if next.count(where: \.mayNeedHeight) < best.count(where: \.mayNeedHeight) { best = next }
        }
        return best
    }

    /// What a row of automatic height is tried to be higher than its stored height, in points.
    private static let extraHeights: [Double] = [8, 16, 32, 64, 128, 256]
}

extension AuditFinding {
    /// Whether more height might help.
    fileprivate var mayNeedHeight: Bool {
        switch rule {
        case .truncated, .clipped, .zeroSize, .overlapping, .outside, .unsatisfiable: true
        case .distortedImage, .touchTarget, .underBar, .ambiguous, .priorityTie: false
        }
    }
}
