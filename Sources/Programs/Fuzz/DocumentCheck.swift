import LayoutSimAutoLayout
import LayoutSimDocuments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

/// Checks that documents record all inputs of layouts: every root of real files is laid out, written, read back, laid
/// out and written again.
struct DocumentCheck {
    private var rootCount = 0
    private var faults: [String] = []
    private let renderers = Renderers()

    /// Checks all storyboards and xibs in a folder; prints differences and counts.
    static func run(folder: String) throws -> ExitStatus {
        var check = DocumentCheck()
        for file in try Folder(folder).files(endingIn: [".storyboard", ".xib"]) { try check.check(file: file) }
        guard check.rootCount > 0 else {
            throw NothingCheckedError(folder: folder, wanted: "root of a storyboard or xib")
        }
        let summary =
            "documents: \(check.rootCount - check.faults.count) of \(check.rootCount) roots are the same when they are "
            + "laid out again from their documents\n"
        try StandardStream.output.write((check.faults + [summary]).joined(separator: "\n"))
        return check.faults.isEmpty ? .fine : .findings
    }

    private mutating func check(file path: String) throws {
        guard let file = try? InterfaceBuilderFile(parsing: File(path).contents(), file: path) else { return }
        for root in try file.roots().roots {
            rootCount += 1
            if let fault = try fault(of: root) { faults.append("\(path): \(root.id): \(fault)") }
        }
    }

    private func fault(of root: InterfaceBuilderRoot) throws -> String? {
        let renderer = try renderers.renderer(root.era)
        let layout = renderer.layout(root.screen)
        let document = renderer.document(layout)
        let text = document.description
        guard let recorded = try LayoutDocument(parsing: text).recordedScreen else { return "no screen is read" }
        if let unread = recorded.unread.first { return "'\(unread.name) \(unread.value)' is not read" }
        let again = renderer.layout(recorded.screen)
        for (before, after) in zip(layout.views, again.views) where before.screenFrame != after.screenFrame {
            return "\(before.view.id) lies at \(after.screenFrame.numbers) instead of \(before.screenFrame.numbers)"
        }
        let lines = zip(text.split(separator: "\n"), renderer.document(again).description.split(separator: "\n"))
        return lines.first { $0 != $1 }.map { "'\($1)' instead of '\($0)'" }
    }
}
