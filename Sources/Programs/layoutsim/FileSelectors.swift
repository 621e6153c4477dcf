import LayoutSimArguments
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimSceneAssembly
import LayoutSimViewTree

/// The options for storyboards and xibs only.
enum FileSelectors {
    static let scene = Option<String>(
        "scene", .text("SCENE"), help: "one scene, by its id, storyboard identifier or class")
    static let content = Option<String>(
        "content", .file("FILE.json"), help: "texts, fonts, pictures and constants instead of the file's")

    static let section = OptionSection("storyboards and xibs", [scene, content])

    /// Returns whether an operand names a file rather than a built-in screen.
    static func isFile(_ operand: String) -> Bool {
        guard !BadgeApp.screenNames.contains(operand) else { return false }
        return [".storyboard", ".xib", ".layout"].contains(where: MomentName(operand).path.hasSuffix)
            || File(operand).exists
    }
}

extension Invocation {
    /// Returns the request for storyboards and xibs that the options, or else the facts of a project, specify.
    func fileRequest(devices: DeviceCatalog, _ project: ProjectDefaults? = nil) throws -> InterfaceBuilderRequest {
        let isLandscape = self[Selectors.landscape]
        let size = self[Selectors.size]
        // A window with a size needs bars: those of the default phone, as for built-in screens.
        let usual = size == nil ? nil : WidthPreset.points375
        let device =
            try self[Selectors.device].map(devices.device(named:))
            ?? (self[Selectors.width] ?? usual).map(devices.device(of:))
        var request = try fileRequest(on: device?.viewport(isLandscape ? .landscape : .portrait, size: size), project)
        request.isTurned = isLandscape && device == nil
        return request
    }

    /// Returns the request for a viewport, or for that of each file.
    func fileRequest(on viewport: Viewport?, _ project: ProjectDefaults? = nil) throws -> InterfaceBuilderRequest {
        var request = InterfaceBuilderRequest()
        request.viewport = viewport
        if let scale = self[Selectors.scale] { request.viewport?.scale = scale }
        request.isRightToLeft = self[ReaderSelectors.rightToLeft]
        request.language = self[ReaderSelectors.language]
        request.contentSize = self[ReaderSelectors.contentSize]
        request.scene = self[FileSelectors.scene]
        request.appearance = self[Selectors.appearance] ?? (project?.isDark == true ? .dark : .light)
        request.content =
            try self[FileSelectors.content].map { try [String: ContentOverride](contentsOf: File($0)) } ?? [:]
        return request
    }
}
