import LayoutSimDrawing
import LayoutSimCatalogue
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree

/// What a command draws, the name of its file, and what there is to say of it.
struct Picture {
    var list: DisplayList
    var name: String
    var notes: [String]
}

extension RequestedScreen {
    /// Which device it is on, and which records its texts come from.
    var notes: [String] {
        let viewport = screen.viewport
        let device = "\(screen.name) on \(viewport.deviceName), \(viewport.orientation.rawValue)"
        let texts = [("title", title?.title, title), ("description", description?.description, description)]
        return [device]
            + texts.compactMap { name, text, record in
                record.map { "\(name): \(text ?? "") [\($0.name)]" }
            }
    }
}

extension Renderer {
    /// Tells on standard error what texts could only be met in part.
    func writeWarnings() throws {
        guard !warnings.isEmpty else { return }
        try StandardStream.error.write(warnings.map { "\($0)\n" }.joined())
    }
}
