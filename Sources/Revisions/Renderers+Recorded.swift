import LayoutSimText
import LayoutSimDocuments
import LayoutSimPixels
import LayoutSimRendering

extension Renderers {
    /// Lays a recorded screen out and draws it with the system font of its time.
    func draw(_ recorded: RecordedScreen, variant: String) throws -> (document: LayoutDocument, picture: Bitmap) {
        let renderer = try renderer(recorded.era ?? .y2015)
        let layout = renderer.layout(recorded.screen)
        return (renderer.document(layout, variant: variant), try renderer.bitmap(renderer.displayList(layout)))
    }
}
