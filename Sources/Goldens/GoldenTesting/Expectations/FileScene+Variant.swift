package import LayoutSimInterfaceBuilder
package import LayoutSimRendering

extension FileScene {
    /// Reads a scene as a variant shows it, from a file in a project's folder; throws as above.
    package init<Content>(
        _ name: String, in file: String, ofProject root: String, as variant: Variant<Content>,
        contents: [String: ContentOverride], with renderers: Renderers = Renderers()
    ) throws {
        var request = InterfaceBuilderRequest()
        request.viewport = variant.viewport
        request.content = contents
        request.appearance = variant.appearance
        request.isRightToLeft = variant.layoutDirection == .rightToLeft
        request.contentSize = variant.contentSize
        request.language = variant.settings.language
        let path = file.hasPrefix("/") ? file : "\(root)/\(file)"
        try self.init(name, in: path, request: request, inProject: root, with: renderers)
    }
}
