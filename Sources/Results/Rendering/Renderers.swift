package import LayoutSimAssets
package import LayoutSimText
package import LayoutSimTypography

/// Renderers, one for each era of the system font that is asked for; they stay on one thread.
package final class Renderers {
    /// The catalogs around the files that are drawn.
    package let assets = AssetSearch()
    private var renderers: [FontEra: Renderer] = [:]
    private let typesetter: (FontEra) throws(TypographyError) -> Typesetter

    /// Creates an empty set of renderers, which are made on demand, each with a typesetter of its own.
    package convenience init() { self.init(typesetter: Typesetter.init) }

    /// Creates an empty set of renderers, which are made on demand, each with the typesetter that a closure returns.
    package init(typesetter: @escaping (FontEra) throws(TypographyError) -> Typesetter) {
        self.typesetter = typesetter
    }

    /// Returns the renderer of an era; throws if a bundled font cannot be read.
    package func renderer(_ era: FontEra) throws -> Renderer {
        if let renderer = renderers[era] { return renderer }
        let renderer = Renderer(typesetter: try typesetter(era))
        renderers[era] = renderer
        return renderer
    }

    /// The warnings about texts and pictures that could be drawn only in part so far, each once.
    package var warnings: [String] {
        FontEra.allCases.flatMap { era in
            renderers[era].map { $0.warnings.map { "\($0)" } + $0.pictureWarnings } ?? []
        }
        .reduce(into: []) { known, line in
            if !known.contains(line) { known.append(line) }
        }
    }
}
