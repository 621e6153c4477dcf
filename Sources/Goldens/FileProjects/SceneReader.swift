import LayoutSimDevices
import LayoutSimDocuments
package import LayoutSimGoldenTesting
import LayoutSimInterfaceBuilder
package import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimSizes
import LayoutSimText
package import LayoutSimSnapshots

/// Lays out scenes for their variants, one file at a time, with the renderers of one thread.
package final class SceneReader {
    private let renderers: Renderers
    /// The folder that the names of pictures are relative to.
    private let project: String
    /// The file that was read last, kept so that its assets need not be searched for again.
    private var last: (file: ProjectFile, language: String?, assembly: SceneAssembly)?

    /// Creates a reader for a project, whose folder the names of pictures are relative to.
    package init(of project: String, renderers: Renderers) {
        self.renderers = renderers
        self.project = project
    }

    /// The warnings so far about text that is only partly supported, without duplicates.
    package var warnings: [String] { renderers.warnings }

    /// Returns the requested screens of a file in a variant that have an extent there, in the order of the file.
    ///
    /// Throws a `FileError`, a `JSONError` or a `PictureError` of an asset.
    package func subjects(
        of file: TestedFile, in variant: Variant<String?>, where isWanted: (SnapshotKey) -> Bool = { _ in true }
    ) throws -> [DrawnSubject] {
        let wanted = zip(file.screens, file.keys(of: variant)).filter { isWanted($1) }
        guard !wanted.isEmpty else { return [] }
        let assembly = try assembly(of: file, in: variant.content, for: request(variant))
        let sizes = try sizes(of: file, like: variant.viewport, assembly)
        return try wanted.compactMap { tested, key in
            guard let root = assembly.layoutRoots.first(where: { $0.id == tested.rootID }) else { return nil }
            let screen = try assembly.screen(of: root)
            guard screen.hasExtent else { return nil }
            var subject = SnapshotSubject(
                key: key, screen: screen.screen(named: tested.name), content: variant.rowName)
            subject.sizes = sizes[root.id]
            return DrawnSubject(subject, renderer: assembly.renderer)
        }
    }

    /// Returns the frames of the file's roots in windows of the project's widths, by root id.
    private func sizes(
        of file: TestedFile, like viewport: Viewport, _ assembly: SceneAssembly
    ) throws -> [String: SizePartition] {
        guard let widths = file.sizes else { return [:] }
        let partitions = try SizePartition.partitions(of: widths, like: viewport, renderer: assembly.renderer) {
            window in
            var request = assembly.request
            request.viewport = window
            return try assembly.reread(for: request).stretchableScreens
        }
        return Dictionary(zip(assembly.layoutRoots.map(\.id), partitions)) { first, _ in first }
    }

    private func request(_ variant: Variant<String?>) -> InterfaceBuilderRequest {
        var request = InterfaceBuilderRequest()
        request.viewport = variant.viewport
        request.appearance = variant.appearance
        request.isRightToLeft =
            variant.layoutDirection == .rightToLeft || variant.content.flatMap { Language($0) }?.isRightToLeft == true
        request.contentSize = variant.contentSize
        return request
    }

    private func assembly(
        of file: TestedFile, in language: String?, for request: InterfaceBuilderRequest
    ) throws -> SceneAssembly {
        let assembly =
            if let last, last.file == file.file, last.language == language {
                try last.assembly.reread(for: request)
            } else {
                try SceneAssembly(
                    file.contents.file(in: language), at: file.file.path, for: request, with: renderers,
                    inProject: project)
            }
        last = (file.file, language, assembly)
        return assembly
    }
}
