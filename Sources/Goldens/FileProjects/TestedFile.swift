import LayoutSimErrors
package import LayoutSimGoldenTesting
import LayoutSimInterfaceBuilder
package import LayoutSimRendering
import LayoutSimSceneAssembly
package import LayoutSimSnapshots

/// A storyboard or xib that was read, with the screens that have goldens: what users see at once, plus the views that
/// no scene shows.
package struct TestedFile: Sendable {
    /// A scene, or a view, cell or header that no scene shows.
    package struct TestedScreen: Hashable, Sendable {
        /// The name of the golden's folder, such as `Main.SignIn`.
        package let name: String
        /// The names by which the screen can be requested.
        package let sceneNames: [String]
        let rootID: String
    }

    /// The file that was read.
    package let file: ProjectFile
    /// The screens in the order of the file, with unique names.
    package let screens: [TestedScreen]
    /// The variants of each screen.
    package let matrix: Matrix<String?>
    /// The widths, in points, of the windows whose frames goldens also record.
    let sizes: ClosedRange<Double>?
    /// The parts of the file that are not supported, one line each.
    package let warnings: [String]
    let contents: TranslatedFile

    /// Reads a file; throws a `FileError`, a `JSONError`, an `InterfaceBuilderError`, a `StringsError` or a
    /// `MatrixError`.
    package init(_ file: ProjectFile, settings: FileProjectSettings, with renderers: Renderers) throws {
        let assembly = try SceneAssembly(
            contentsOf: file.path, for: InterfaceBuilderRequest(), with: renderers)
        // The canvas decides what counts as a screen, so that the choice of devices does not.
        let roots = try assembly.screens().filter(\.hasExtent).map(\.root)
        let names = UniqueNames.choose(from: roots.map { $0.spokenNames.map(GoldenName.part).filter { !$0.isEmpty } })
        self.file = file
        screens = zip(roots, names).map { root, name in
            TestedScreen(
                name: name == file.name ? name : "\(file.name).\(name)", sceneNames: root.sceneNames, rootID: root.id)
        }
        contents = try TranslatedFile(assembly.file, at: file.path, languages: settings.languages)
        matrix = try settings.matrix(of: contents)
        sizes = settings.sizes
        warnings = assembly.warnings.map(\.description)
    }

    /// Returns the names of the variants that other settings ask for.
    func variants(in settings: FileProjectSettings) throws -> [String] {
        let translated = try TranslatedFile(contents.base, at: file.path, languages: settings.languages)
        return try settings.matrix(of: translated).names
    }

    /// Returns the keys of a variant's goldens.
    package func keys(of variant: Variant<String?>) -> [SnapshotKey] {
        screens.map { SnapshotKey(screen: $0.name, variant: variant.name) }
    }
}

extension FileProjectSettings {
    fileprivate func matrix(of file: TranslatedFile) throws(MatrixError) -> Matrix<String?> {
        try matrix(isForTablets: file.base.isForTablets, languages: file.languages(among: languages))
    }
}
