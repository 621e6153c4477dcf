import LayoutSimAudits
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimText
import LayoutSimViewTree
import LayoutSimWorkers

/// The audit of storyboards and xibs on all devices, at all text sizes and in all languages, with each fault reported
/// once.
struct ReaderSweep: Sendable {
    var request: InterfaceBuilderRequest
    var viewports: [Viewport]
    /// The viewports for tablet-only files.
    var tabletViewports: [Viewport]

    /// The part of a sweep that a core processes at a time.
    private struct Share: Sendable {
        var path: String
        var part: Int
    }

    /// The findings of a share, with the index of the case among all.
    private struct Found: Sendable {
        var place: Int
        var subject: AuditReport.Subject
        var reader: ReaderCase
        var findings: [AuditFinding]
    }

    private struct Answer: Sendable {
        var found: [Found] = []
        var layouts = 0
        var notes = FileNotes()
    }

    /// The number of shares per file.
    private static let parts = 2

    /// Adds the findings in files to a report; returns the worst status.
    func run(_ paths: [String], into report: inout AuditReport) throws -> ExitStatus {
        let shares = paths.flatMap { path in (0..<ReaderSweep.parts).map { Share(path: path, part: $0) } }
        var status = ExitStatus.fine
        var layouts = 0
        var waiting: [Answer] = []
        try ParallelWork(shares, tools: { Renderers() }) { share, renderers in answer(to: share, renderers) }.forEach {
            answer in
            waiting.append(answer)
            guard waiting.count == ReaderSweep.parts else { return }
            var messages: [String] = []
            for answer in waiting { messages += answer.notes.messages.filter { !messages.contains($0) } }
            try StandardStream.error.write(messages.map { $0 + "\n" }.joined())
            for found in waiting.flatMap(\.found).sorted(by: { $0.place < $1.place }) {
                let reader = found.reader
                report.add(found.findings, in: found.subject, on: reader.label, language: reader.language?.name)
            }
            for answer in waiting {
                layouts += answer.layouts
                if answer.notes.status.rawValue > status.rawValue { status = answer.notes.status }
            }
            waiting = []
        }
        report.sweptLayouts = (report.sweptLayouts ?? 0) + layouts
        return status
    }

    private func answer(to share: Share, _ renderers: Renderers) -> Answer {
        do { return try sweep(share, renderers) } catch {
            return Answer(notes: FileNotes(share.path, error))
        }
    }

    private func sweep(_ share: Share, _ renderers: Renderers) throws -> Answer {
        var answer = Answer()
        var assembly = try SceneAssembly(contentsOf: share.path, for: request, with: renderers)
        let cases = ReaderCase.all(
            assembly.file.isForTablets ? tabletViewports : viewports, try assembly.languages())
        let all = cases.enumerated().filter { $1.group % ReaderSweep.parts == share.part }
        for group in Dictionary(grouping: all, by: \.element.group).sorted(by: { $0.key < $1.key }) {
            var known = KnownScreens()
            for (place, reader) in group.value.sorted(by: { KnownScreens.goes($0.element, before: $1.element) })
            where !known.ignores(reader.contentSize) {
                var request = request
                reader.change(&request)
                assembly = try assembly.reread(for: request)
                try known.look(at: assembly, reader.contentSize, includingReaders: place == 0)
                let warnings = assembly.warnings.map(\.description)
                answer.notes.messages += warnings.filter { !answer.notes.messages.contains($0) }
            }
            for (place, reader) in group.value {
                for (root, findings) in known.faults(at: reader.contentSize) {
                    let subject = AuditReport.Subject(
                        file: share.path, isFile: true, root: root.id, names: root.sceneNames)
                    answer.found.append(Found(place: place, subject: subject, reader: reader, findings: findings))
                }
                answer.layouts += known.screenCount
            }
        }
        return answer
    }
}
