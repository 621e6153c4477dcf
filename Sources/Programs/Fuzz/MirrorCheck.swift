import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimViewTree

/// Checks that layout from right to left is the mirror image of layout from left to right, for every root of real files
/// in which nothing is fixed to left or right.
struct MirrorCheck {
    private var rootCount = 0
    private var fixedCount = 0
    private var faults: [String] = []
    private let renderers = Renderers()

    /// Checks all storyboards and xibs in a folder; prints differences and counts.
    static func run(folder: String) throws -> ExitStatus {
        var check = MirrorCheck()
        for file in try Folder(folder).files(endingIn: [".storyboard", ".xib"]) { try check.check(file: file) }
        guard check.rootCount > 0 else {
            throw NothingCheckedError(
                folder: folder, wanted: "root of a storyboard or xib in which nothing is fixed to left or right")
        }
        let summary =
            "mirrored: \(check.rootCount - check.faults.count) of \(check.rootCount) roots are mirror images; "
            + "\(check.fixedCount) more have something that is fixed to left or right\n"
        try StandardStream.output.write((check.faults + [summary]).joined(separator: "\n"))
        return check.faults.isEmpty ? .fine : .findings
    }

    private mutating func check(file path: String) throws {
        guard let file = try? InterfaceBuilderFile(parsing: File(path).contents(), file: path) else { return }
        var mirrored = InterfaceBuilderRequest()
        mirrored.isRightToLeft = true
        for (root, other) in zip(try file.roots().roots, try file.roots(for: mirrored).roots) {
            let renderer = try renderers.renderer(root.era)
            let layout = renderer.layout(root.screen)
            guard layout.hasMirrorImage(other.screen) else {
                fixedCount += 1
                continue
            }
            rootCount += 1
            if let fault = layout.mirrorFault(renderer.layout(other.screen)) {
                faults.append("\(path): \(root.id): \(fault)")
            }
        }
    }
}
