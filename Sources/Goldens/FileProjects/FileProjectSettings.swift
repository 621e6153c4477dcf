package import LayoutSimDevices
package import LayoutSimGoldenTesting
package import LayoutSimText
package import LayoutSimViewTree

/// The contents of `layoutsim.json`: which storyboards and xibs have goldens, and in which variants.
package struct FileProjectSettings: Hashable, Sendable {
    /// The paths, folders and patterns of the files, relative to the settings file.
    package var files: [String] = []
    /// The paths, folders and patterns of files to exclude.
    package var exclude: [String] = []
    /// The devices for files that target phones, or phones and tablets.
    package var devices = FileProjectSettings.phones
    /// The devices for files that target only tablets.
    package var tablets = FileProjectSettings.usualTablets
    /// The orientations in which scenes are laid out; all of them by default.
    package var orientations = Orientation.allCases
    /// The appearances in which scenes are drawn; only light by default.
    package var appearances = [Appearance.light]
    /// The layout directions of scenes; only left to right by default.
    package var layoutDirections = [LayoutDirection.leftToRight]
    /// The Dynamic Type sizes of scenes; only large, the system's default, by default.
    package var textSizes = [ContentSizeCategory.large]
    /// The languages of translated files: `Base` for the texts in the files themselves, and the names of `.lproj`
    /// folders.
    package var languages = [FileProjectSettings.base]

    /// The widths, in points, of the windows whose frames goldens also record; `nil` to record only those of the
    /// devices.
    package var sizes: ClosedRange<Double>?

    /// Creates settings with the default devices and no files.
    package init() {}

    /// The phones with the smallest and the largest screen among those that run the current system.
    package static let phones = ["iphone-6", "iphone-16-pro-max"]
    /// The tablets with the smallest and the largest screen.
    package static let usualTablets = ["ipad-mini-6", "ipad-pro-13"]
    /// The language of the texts in the files themselves.
    package static let base = "Base"
    /// The name of the settings file in a project's folder.
    package static let fileName = "layoutsim.json"
}

extension FileProjectSettings {
    /// Returns the variants of a file in some of the languages; throws a `MatrixError` if two have the same name.
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
