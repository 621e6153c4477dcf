import LayoutSimErrors
package import LayoutSimGoldenTesting
import LayoutSimInterfaceBuilder
package import LayoutSimRendering
import LayoutSimSceneAssembly
package import LayoutSimSnapshots

/// A storyboard or xib that was read, with the screens that have goldens: what users see at once, and what no scene
/// shows.
package struct TestedFile: Sendable {
    /// A scene, or a view, cell or header that is seen in none.
    package struct TestedScreen: Hashable, Sendable {
        /// The name of the golden's folder, `Main.SignIn`.
        package let name: String
        /// The names by which it can be asked for.
        package let sceneNames: [String]
        let rootID: String
    }

    /// Where it lies.
    package let file: ProjectFile
    /// In the order of the file, no two with the same name.
    package let screens: [TestedScreen]
    /// The variants of each screen.
    package let matrix: Matrix<String?>
    /// The widths in points of the windows whose frames goldens hold, too.
    let sizes: ClosedRange<Double>?
    /// What was not understood, a line each.
    package let warnings: [String]
    let contents: TranslatedFile

    /// Reads a file; throws a `FileError`, a `JSONError`, an `InterfaceBuilderError`, a `StringsError` or a
    /// `MatrixError`.
    package init(_ file: ProjectFile, settings: FileProjectSettings, with renderers: Renderers) throws {
        let assembly = try SceneAssembly(
            contentsOf: file.path, for: InterfaceBuilderRequest(), with: renderers)
        // The canvas decides what is a screen of its own, so that no choice of devices does.
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

    /// The names of the variants that other settings ask for.
    func variants(in settings: FileProjectSettings) throws -> [String] {
        let translated = try TranslatedFile(contents.base, at: file.path, languages: settings.languages)
        return try settings.matrix(of: translated).names
    }

    /// The goldens of a variant.
    package func keys(of variant: Variant<String?>) -> [SnapshotKey] {
        screens.map { SnapshotKey(screen: $0.name, variant: variant.name) }
    }
}

extension FileProjectSettings {
    fileprivate func matrix(of file: TranslatedFile) throws(MatrixError) -> Matrix<String?> {
        try matrix(isForTablets: file.base.isForTablets, languages: file.languages(among: languages))
    }
}
