import LayoutSimDrawing
import LayoutSimDocuments
import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree

/// Lays out the current screen with some of its inputs reverted, and caches the results.
final class Trial {
    /// The current screen.
    let screen: Screen
    private let era: FontEra?
    private let inputs: [Input]
    private let drawings: FollowingDrawings
    private let renderer: Renderer
    private let renderers = Renderers()
    private var outputs: [[Int]: Outputs] = [:]
    private var painted: [[Int]: Outputs] = [:]
    private var hashes: [[Int]: ContentHash] = [:]
    /// The layouts of the first trials, which drawing needs again.
    private var layouts: [[Int]: (layout: Layout, renderer: Renderer)] = [:]
    private static let mostLayouts = 64

    init(_ screen: Screen, era: FontEra?, inputs: [Input], drawings: FollowingDrawings, renderer: Renderer) {
        self.screen = screen
        self.era = era
        self.inputs = inputs
        self.drawings = drawings
        self.renderer = renderer
    }

    /// Returns the outputs with these inputs reverted, given by sorted indices; `nil` if they cannot be reverted on
    /// their own.
    func outputs(reverting places: [Int]) throws -> Outputs? {
        if let known = outputs[places] { return known }
        guard let (layout, renderer) = try layout(reverting: places) else { return nil }
        let document = renderer.document(layout)
        guard let recorded = document.recordedScreen else { return nil }
        let result = Outputs(document, recorded)
        outputs[places] = result
        return result
    }

    /// Returns what views paint with these inputs reverted; `nil` if they cannot be reverted on their own.
    func painted(reverting places: [Int]) throws -> Outputs? {
        if let known = painted[places] { return known }
        guard let (layout, renderer) = try layout(reverting: places) else { return nil }
        let result = Outputs(painted: renderer.displayList(layout), of: layout)
        painted[places] = result
        return result
    }

    /// Returns the hash of the image with these inputs reverted.
    func pixelHash(reverting places: [Int]) throws -> ContentHash? {
        if let known = hashes[places] { return known }
        guard let (layout, renderer) = try layout(reverting: places) else { return nil }
        let list = renderer.displayList(layout)
        guard PNGLimits.allow(width: list.pixelWidth, height: list.pixelHeight) else { return nil }
        let hash = try renderer.pixelHash(list)
        hashes[places] = hash
        return hash
    }

    /// Returns the image with these inputs reverted.
    func bitmap(reverting places: [Int]) throws -> Bitmap? {
        guard let (layout, renderer) = try layout(reverting: places) else { return nil }
        let list = renderer.displayList(layout)
        guard PNGLimits.allow(width: list.pixelWidth, height: list.pixelHeight) else { return nil }
        return try renderer.bitmap(list)
    }

    /// Returns the layout with these inputs reverted, and the renderer that measured it.
    func layout(reverting places: [Int]) throws -> (layout: Layout, renderer: Renderer)? {
        if let known = layouts[places] { return known }
        let result = try newLayout(reverting: places)
        if layouts.count < Trial.mostLayouts { layouts[places] = result }
        return result
    }

    private func newLayout(reverting places: [Int]) throws -> (layout: Layout, renderer: Renderer)? {
        var draft = ScreenDraft(screen, era: era)
        for place in places {
            guard let revert = inputs[place].revert else { return nil }
            revert(&draft)
        }
        guard let screen = draft.finished() else { return nil }
        let renderer = try renderer(of: draft.era)
        let layout = renderer.layout(screen)
        return (drawings.screen(screen, drawnIn: layout).map(renderer.layout) ?? layout, renderer)
    }

    private func renderer(of era: FontEra?) throws -> Renderer {
        guard let era, era != self.era else { return renderer }
        return try renderers.renderer(era)
    }
}
