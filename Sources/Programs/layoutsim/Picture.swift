import LayoutSimDrawing
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimTypography

/// A drawing of a command, with its file name and a note.
struct Picture {
    var list: DisplayList
    var name: String
    var notes: [String]
}

extension Renderer {
    /// Prints font and glyph warnings on standard error.
    func writeWarnings() throws {
        guard !warnings.isEmpty else { return }
        try StandardStream.error.write(warnings.map { "\($0)\n" }.joined())
    }
}
