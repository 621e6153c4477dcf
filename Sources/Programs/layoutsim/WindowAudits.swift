import LayoutSimAudits
import LayoutSimDevices
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly

/// The audits of a storyboard or xib in several windows, one after the other, with what they have in common.
///
/// Not `Sendable`, since it draws with the renderers of its thread.
final class WindowAudits {
    /// What was found in one window.
    struct Answer: Sendable {
        /// The device, such as `iphone-5 landscape`.
        var device = ""
        var findings: [(AuditReport.Subject, [AuditFinding])] = []
        var warnings: [String] = []
        var textWarnings: [String] = []
    }

    /// The windows: those for tablets if the file is for tablets only.
    let viewports: [Viewport]
    private let file: InterfaceBuilderFile
    private let path: String
    private let request: InterfaceBuilderRequest
    private let renderers: Renderers
    private var assembly: SceneAssembly?

    /// Reads a file from its bytes; throws an `InterfaceBuilderError`.
    init(of contents: [UInt8], at path: String, _ audits: FileAudits, _ renderers: Renderers) throws {
        file = try InterfaceBuilderFile(parsing: contents, file: path)
        viewports = file.isForTablets ? audits.tabletViewports : audits.viewports
        (self.path, request, self.renderers) = (path, audits.request, renderers)
    }

    /// Returns what is found in the window at a position; nothing if there is no such window.
    func audit(at position: Int) throws -> Answer {
        guard viewports.indices.contains(position) else { return Answer() }
        let viewport = viewports[position]
        var request = request
        request.viewport = viewport
        request.isTurned = false
        let assembly =
            try assembly?.reread(for: request) ?? SceneAssembly(file, at: path, for: request, with: renderers)
        self.assembly = assembly
        let findings = try assembly.audit().map { root, findings in
            (AuditReport.Subject(file: path, isFile: true, root: root.id, names: root.sceneNames), findings)
        }
        return Answer(
            device: viewport.label, findings: findings, warnings: assembly.warnings.map(\.description),
            textWarnings: renderers.warnings)
    }
}
