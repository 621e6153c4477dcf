import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering

/// The renderers of one worker, one for each era of the system font that its files need.
final class Renderers {
    private var renderers: [FontEra: Renderer] = [:]

    /// The renderer of an era; throws if a font of the program cannot be read.
    func renderer(_ era: FontEra) throws -> Renderer {
        if let renderer = renderers[era] { return renderer }
        let renderer = try Renderer(era: era)
        renderers[era] = renderer
        return renderer
    }

    /// The layout of a root.
    func layout(_ root: InterfaceBuilderRoot) throws -> Layout {
        try renderer(root.era).layout(root.screen)
    }

    /// What texts could only be met in part so far, each once.
    var warnings: [String] {
        FontEra.allCases.flatMap { renderers[$0]?.warnings ?? [] }
            .reduce(into: []) { known, warning in
                let line = "\(warning)"
                if !known.contains(line) { known.append(line) }
            }
    }
}
