package import LayoutSimGeometry
package import LayoutSimPixels
package import LayoutSimRendering

/// Draws screens as documents record them, each with the system font of its time.
package struct RecordedRenderers {
    private var renderers: [FontEra: Renderer] = [:]

    package init() {}

    /// A recorded screen as it is laid out and drawn now.
    package struct Drawn {
        package var document: LayoutDocument
        package var picture: Bitmap
    }

    /// The renderer of a time; throws if a font of the program cannot be read.
    package mutating func renderer(_ era: FontEra?) throws -> Renderer {
        let era = era ?? .y2015
        if let renderer = renderers[era] { return renderer }
        let renderer = try Renderer(era: era)
        renderers[era] = renderer
        return renderer
    }

    /// Lays a screen out and draws it.
    package mutating func draw(_ recorded: RecordedScreen, variant: String) throws -> Drawn {
        let renderer = try renderer(recorded.era)
        let layout = renderer.layout(recorded.screen)
        return Drawn(
            document: renderer.document(layout, variant: variant),
            picture: try renderer.bitmap(renderer.displayList(layout)))
    }
}
