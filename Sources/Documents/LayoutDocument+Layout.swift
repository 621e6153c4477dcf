import LayoutSimText
import LayoutSimNotation
import LayoutSimAudits
package import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimPainting
package import LayoutSimTypography
import LayoutSimViewTree

extension LayoutDocument {
    /// The document of a layout; the typesetter must be the one that measured its texts.
    ///
    /// `pictureHash` tells what pictures of files look like, by their names, where that is known.
    package init(
        _ layout: Layout, typesetter: Typesetter, variant: String? = nil,
        pictureHash: (String) -> String? = { _ in nil }
    ) {
        let screen = layout.screen
        header =
            [Property("screen", quotedIfNeeded(screen.name))]
            + (variant.map { [Property("variant", quotedIfNeeded($0))] } ?? [])
            + Property.properties(of: screen) + [Property("font-era", typesetter.era.rawValue)]
        let grid = PixelGrid(scale: screen.viewport.scale)
        nodes = layout.views.map { placed in
            let content = Property.properties(
                of: placed.view.content, layout: { typesetter.layout($0, in: placed.frame.size, grid: grid) },
                hash: { $0.hash(pictureHash) })
            return Node(
                depth: placed.depth, id: placed.view.id, frame: placed.frame.inThousandths,
                properties: Property.properties(of: placed.view) + content)
        }
        constraints = layout.constraints.map { ConstraintLine(text: $0.text, result: $0.result) }
        audits = LayoutAudit(layout, typesetter: typesetter).findings.map(\.description)
    }
}

extension Image {
    /// What it looks like; symbols and missing pictures look as their names say.
    fileprivate func hash(_ pictureHash: (String) -> String?) -> String? {
        switch source {
        case .file(let path): pictureHash(path)
        case .drawing(let drawing): drawing.shortHash
        case .symbol, .missing: nil
        }
    }
}

extension Rect {
    /// The rectangle that its printed numbers give.
    fileprivate var inThousandths: Rect {
        func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        return Rect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
    }
}

extension SolvedConstraint {
    /// The relation with its priority, and who asked for it if that is not the author.
    package var text: String {
        switch source {
        case .screen: "\(constraint)"
        case .stack: "\(constraint) stack"
        case .autoresizing: "\(constraint) autoresizing"
        case .hugging: "\(constraint) hugging"
        case .compressionResistance: "\(constraint) compression"
        }
    }

    /// How it fared.
    package var result: String {
        if error >= 0.0005 { return "off by \(decimal(error))" }
        return slack >= 0.0005 ? "slack \(decimal(slack))" : "tight"
    }
}
