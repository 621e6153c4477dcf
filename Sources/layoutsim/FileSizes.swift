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
        var isFirst = true
        return try FileRun(paths) { path, renderers in
            try MomentName(path).checkKind()
            if RecordedTree.isNamed(path) { throw SizesOfGolden(file: path) }
            let assembly = try SceneAssembly(
                contentsOf: path, for: self.request(width: line.widths.lowerBound), with: renderers)
            var notes = FileNotes(messages: assembly.warnings.map(\.description))
            let reports = try self.reports(on: assembly)
            if reports.contains(where: { !$0.report.faults.isEmpty }) { notes.status = .findings }
            return (output.text(of: reports, in: path), notes)
        }.forEach { path, text, notes in
            let failure: JSON = [
                "file": .string(path), "roots": [], "error": notes.messages.first.map(JSON.string) ?? nil,
            ]
            let printed = text ?? (output == .json ? "\(failure)\n" : "")
            try StandardStream.output.write(output == .text && !isFirst && !printed.isEmpty ? "\n" + printed : printed)
            isFirst = isFirst && printed.isEmpty
        }
    }

    private func request(width: Double) -> InterfaceBuilderRequest {
        var request = request
        request.viewport?.size = Size(width: width, height: line.height)
        return request
    }

    private func reports(on assembly: SceneAssembly) throws -> [RootSizes] {
        let families = try ScreenFamily.families(along: line) { width in
            try assembly.reread(for: self.request(width: width)).stretchableScreens
        }
        let walk = SizeWalk(assembly.renderer)
        return zip(assembly.layoutRoots, families).map { root, families in
            let report = SizeReport(walk.stretches(of: families), assembly.renderer) { layout in
                // Bars lie only over scenes that fill the window.
                root.kind == .sceneView && layout.screen.viewport.size.height == line.height
            }
            return RootSizes(
                title: "\(assembly.path): \(root.kind.rawValue) \(root.id)", id: root.id, line: line, report: report)
        }
    }

}

extension OutputFormat {
    /// What is printed of the roots of a file or screen.
    func text(of roots: [RootSizes], in name: String) -> String {
        switch self {
        case .text: return roots.map(\.text).joined(separator: "\n")
        case .json:
            let object: JSON = ["file": .string(name), "roots": .array(roots.map(\.json)), "error": nil]
            return "\(object)\n"
        }
    }
}

/// A golden, which was made in one window.
private struct SizesOfGolden: ReportableError {
    var file: String
    var description: String {
        "\(file): error: a golden is of one window; name the storyboard, the xib or the built-in screen that it was made of"
    }
    var exitStatus: ExitStatus { .usage }
}
