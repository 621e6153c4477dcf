import LayoutSimGeometry
import LayoutSimAutoLayout
import LayoutSimJSON
import LayoutSimViewTree

/// The JSON representation of layouts for other tools.
enum LayoutJSON {
    /// Returns the frames of a root's views by id, and the diagnostics of the layout.
    static func root(_ layout: Layout) -> JSON {
        let frames = layout.views.map { placed in
            let frame = placed.frame
            return JSON.Member(
                placed.view.id, .array([frame.minX, frame.minY, frame.width, frame.height].map(JSON.number)))
        }
        let diagnostics = layout.diagnostics.map { diagnostic -> JSON in
            [
                "kind": .string(diagnostic.kind.rawValue), "message": .string(diagnostic.message),
                "views": .array(diagnostic.views.map(JSON.string)),
            ]
        }
        return [
            "id": .string(layout.screen.root.id), "frames": .object(frames), "diagnostics": .array(diagnostics),
        ]
    }
}
