import LayoutSimDrawing
import LayoutSimDocuments
import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree

/// Lays the new screen out with some of its inputs set back, and remembers what came out.
final class Trial {
    private let screen: Screen
    private let era: FontEra?
    private let inputs: [Input]
    private let renderer: Renderer
    private let renderers = Renderers()
    private var outputs: [[Int]: Outputs] = [:]

    init(_ screen: Screen, era: FontEra?, inputs: [Input], renderer: Renderer) {
        self.screen = screen
        self.era = era
        self.inputs = inputs
        self.renderer = renderer
    }

    /// What comes out with these inputs set back, by their sorted places; `nil` if they cannot be set back by themselves.
    func outputs(settingBack places: [Int]) throws -> Outputs? {
        if let known = outputs[places] { return known }
        guard let (layout, renderer) = try layout(settingBack: places) else { return nil }
        let document = renderer.document(layout)
        guard let recorded = document.recordedScreen else { return nil }
        let result = Outputs(document, recorded)
        outputs[places] = result
        return result
    }

    /// The hash of the picture with these inputs set back.
    func pixelHash(settingBack places: [Int]) throws -> ContentHash? {
        guard let (layout, renderer) = try layout(settingBack: places) else { return nil }
        let list = renderer.displayList(layout)
        guard PNGLimits.allow(width: list.pixelWidth, height: list.pixelHeight) else { return nil }
        return try renderer.pixelHash(list)
    }

    /// The layout with these inputs set back and the renderer that measured it.
    func layout(settingBack places: [Int]) throws -> (layout: Layout, renderer: Renderer)? {
        var draft = ScreenDraft(screen, era: era)
        for place in places {
            guard let setBack = inputs[place].setBack else { return nil }
            setBack(&draft)
        }
        guard let screen = draft.finished() else { return nil }
        let renderer = try renderer(of: draft.era)
        return (renderer.layout(screen), renderer)
    }

    private func renderer(of era: FontEra?) throws -> Renderer {
        guard let era, era != self.era else { return renderer }
        return try renderers.renderer(era)
    }
}
