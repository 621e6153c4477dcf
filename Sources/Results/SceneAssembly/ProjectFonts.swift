import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimTypography

/// The fonts that a file brings, as far as their files lie in its project.
struct ProjectFonts {
    /// What they are known by, by their PostScript names.
    private(set) var keys: [String: String] = [:]
    /// Files that are no fonts, a line each.
    private(set) var warnings: [InterfaceBuilderWarning] = []

    /// Reads the fonts whose files are found by their names.
    init(of file: InterfaceBuilderFile, at path: String, find: (String) -> String?) {
        for (name, line) in file.fontFiles {
            guard let font = find(name) else { continue }
            do {
                let fonts = try RegisteredFont.fonts(in: File(font).contents())
                RegisteredFonts.keep(fonts)
                for font in fonts { keys[font.name] = font.key }
            } catch {
                let message = "'\(font)' is not read, so that another font is set: \(error)"
                warnings.append(InterfaceBuilderWarning(file: path, line: line, message: message))
            }
        }
    }
}
