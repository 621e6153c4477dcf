import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimTypography

/// The fonts of a file whose font files are in its project.
struct ProjectFonts {
    /// The registered names of the fonts, by their PostScript names.
    private(set) var keys: [String: String] = [:]
    /// The warnings about files that are not fonts, one line each.
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
