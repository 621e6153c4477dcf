import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimJSON
import LayoutSimNotation
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimSizes
import LayoutSimViewTree

/// What the layout roots of storyboards and xibs do in all windows of a line, printed in the order of the files.
struct FileSizes: Sendable {
    /// Its viewport is that of the device of the windows.
    var request: InterfaceBuilderRequest
    var line: SizeLine
    var output: OutputFormat

    /// Prints the reports; the status tells whether there are faults.
    func run(_ paths: [String]) throws -> ExitStatus {
        try FileRun(paths) { path, renderers in
            let assembly = try SceneAssembly(
                contentsOf: path, for: self.request(width: line.widths.lowerBound), with: renderers)
            var notes = FileNotes(messages: assembly.warnings.map(\.description))
            let reports = try self.reports(on: assembly)
            if reports.contains(where: { !$0.report.faults.isEmpty }) { notes.status = .findings }
            return (self.text(path, reports), notes)
        }.forEach { path, text, notes in
            let failure: JSON = [
                "file": .string(path), "roots": [], "error": notes.messages.first.map(JSON.string) ?? nil,
            ]
            try StandardStream.output.write(text ?? (output == .json ? "\(failure)\n" : ""))
        }
    }

    private func request(width: Double) -> InterfaceBuilderRequest {
        var request = request
        request.viewport?.size = Size(width: width, height: line.height)
        return request
    }

    private func reports(on assembly: SceneAssembly) throws -> [RootSizes] {
        let families = try ScreenFamily.families(along: line) { width in
            try assembly.reread(for: self.request(width: width)).layoutRoots.map(\.screen)
        }
        let walk = SizeWalk(assembly.renderer)
        return zip(assembly.layoutRoots, families).map { root, families in
            let report = SizeReport(walk.stretches(of: families), assembly.renderer) { layout in
                // Bars lie only over scenes that fill the window.
                root.kind == .sceneView && layout.screen.viewport.size.height == line.height
            }
            return RootSizes(root: root, line: line, report: report)
        }
    }

    private func text(_ path: String, _ roots: [RootSizes]) -> String {
        switch output {
        case .text: return roots.map { $0.text(of: path) }.joined(separator: "\n")
        case .json:
            let object: JSON = ["file": .string(path), "roots": .array(roots.map(\.json)), "error": nil]
            return "\(object)\n"
        }
    }
}
