package import LayoutSimDevices
package import LayoutSimGoldenTesting
package import LayoutSimText
package import LayoutSimViewTree

/// Which storyboards and xibs have goldens, and in which variants: what `layoutsim.json` says.
package struct FileProjectSettings: Hashable, Sendable {
    /// Paths, folders and patterns, relative to the file.
    package var files: [String] = []
    /// The same for those that are left out.
    package var exclude: [String] = []
    /// The devices of files for phones, or for phones and tablets.
    package var devices = FileProjectSettings.phones
    /// The devices of files for tablets alone.
    package var tablets = FileProjectSettings.usualTablets
    /// The orientations in which scenes are laid out; all of them by default.
    package var orientations = Orientation.allCases
    /// The appearances in which scenes are drawn; only light by default.
    package var appearances = [Appearance.light]
    /// The layout directions of scenes; only left to right by default.
    package var layoutDirections = [LayoutDirection.leftToRight]
    /// The Dynamic Type sizes of scenes; only large, the system's default, by default.
    package var textSizes = [ContentSizeCategory.large]
    /// The languages of files that are translated: `Base` for the texts of the files, and names of `.lproj` folders.
    package var languages = [FileProjectSettings.base]

    /// The widths in points of the windows whose frames goldens hold, too; `nil` for those of the devices alone.
    package var sizes: ClosedRange<Double>?

    /// Default devices, and no files.
    package init() {}

    /// The smallest and the largest screen of a phone that runs the current system.
    package static let phones = ["iphone-6", "iphone-16-pro-max"]
    /// The same of tablets.
    package static let usualTablets = ["ipad-mini-6", "ipad-pro-13"]
    /// The language of the texts in the files.
    package static let base = "Base"
    /// The name of the file in the folder of a project.
    package static let fileName = "layoutsim.json"
}

extension FileProjectSettings {
    /// The variants of a file in some of the languages; throws a `MatrixError` if two have the same name.
    func matrix(isForTablets: Bool, languages: [String]) throws(MatrixError) -> Matrix<String?> {
        let contents = languages.map { language in
            language == FileProjectSettings.base ? MatrixContent("", nil) : MatrixContent(language, language)
        }
        return try Matrix(
            devices: isForTablets ? tablets : devices, orientations: orientations,
            contents: contents.isEmpty ? [MatrixContent("", nil)] : contents, appearances: appearances,
            layoutDirections: layoutDirections, contentSizes: textSizes)
    }
}
