import LayoutSimDrawing
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimTypography

/// What a command draws, the name of its file, and what there is to say of it.
struct Picture {
    var list: DisplayList
    var name: String
    var notes: [String]
}

extension Renderer {
    /// Tells on standard error what texts could only be met in part.
    func writeWarnings() throws {
        guard !warnings.isEmpty else { return }
        try StandardStream.error.write(warnings.map { "\($0)\n" }.joined())
    }
}
