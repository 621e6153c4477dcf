import LayoutSimAudits
package import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimPainting
import LayoutSimText
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
        func addArtwork(to image: inout Image) { image.artwork = image.hash(pictureHash) }
        var screen = layout.authored
        screen.bars.changeImages(addArtwork)
        let authored = screen.root.inPreorder
        format = screen.leastFormat(for: authored)
        header = Property.header(screen, variant: variant, era: typesetter.era)
        let grid = PixelGrid(scale: screen.viewport.scale)
        let kept = authored.contains { $0.source.storedFrame != nil } ? layout.viewsAtStoredFrames : []
        nodes = zip(layout.written(authored), layout.views).map { view, placed in
            var view = view
            view.changeImages(addArtwork)
            view.changeDrawnImages { $0.artwork = $0.artwork ?? pictureHash($0.name) }
            if view.source.storedFrame != nil, !kept.contains(view.id) { view.source.storedFrame = nil }
            let text = placed.isLabel ? typesetter.layout(of: placed, grid: grid) : nil
            return Node(
                depth: placed.depth, id: view.id, frame: placed.frame.inThousandths,
                properties: Property.properties(of: view, outcome: text))
        }
        constraints = layout.authorLines + layout.impliedLines
        audits = LayoutAudit(layout.identified, typesetter: typesetter).findings.map(\.description)
    }
}

extension LayoutDocument.Property {
    /// The screen's properties, with the variant behind the name.
    fileprivate static func header(_ screen: Screen, variant: String?, era: FontEra) -> [LayoutDocument.Property] {
        var header = PropertyLine<Screen>.groups(of: screen).flatMap { recorded($0, of: screen) }
        if let variant { header.insert(LayoutDocument.Property("variant", quotedIfNeeded(variant)), at: 1) }
        return header + [LayoutDocument.Property("font-era", era.rawValue)]
    }

    /// What lines tell of their owner.
    private static func recorded<Owner>(_ lines: [PropertyLine<Owner>], of owner: Owner) -> [LayoutDocument.Property] {
        var properties: [LayoutDocument.Property] = []
        // By places, since a line is a good deal to copy.
        for place in lines.indices {
            for value in lines[place].values(owner) {
                properties.append(LayoutDocument.Property(lines[place].name, value))
            }
        }
        return properties
    }

    /// A view's properties, and for a label what became of its text.
    fileprivate static func properties(of view: View, outcome: TextLayout?) -> [LayoutDocument.Property] {
        let properties = PropertyLine<View>.groups(of: view).flatMap { recorded($0, of: view) }
        guard let outcome else { return properties }
        return properties.map { property in
            switch property.name {
            case "lines": LayoutDocument.Property("lines", "\(outcome.lines.count) \(property.value)")
            case "scale": LayoutDocument.Property("scale", "\(decimal(outcome.scaleFactor)) \(property.value)")
            default: property
            }
        } + outcome.lines.map { LayoutDocument.Property("line", quoted($0.text)) }
    }
}

extension PlacedView {
    fileprivate var isLabel: Bool {
        if case .label = view.content { true } else { false }
    }
}

extension Layout {
    /// What was written of each view that has a place, in the order of places; what layout added is told as it is.
    ///
    /// Places do not tell it: a label may have been set in the font that its size tells of.
    fileprivate func written(_ authored: [View]) -> [View] {
        let isSame = authored.count == views.count && zip(authored, views).allSatisfy { $0.id == $1.view.id }
        if isSame { return authored }
        let known = Dictionary(authored.map { ($0.id, $0) }) { first, _ in first }
        return screen.root.inPreorder.map { known[$0.id] ?? $0 }
    }

    /// The views that nothing places, which keep the frames of their file.
    fileprivate var viewsAtStoredFrames: Set<String> {
        guard constraints.contains(where: { $0.source == .autoresizing }) else { return [] }
        var views = Set(
            constraints.lazy.filter { $0.source == .autoresizing }.compactMap { solved in
                if case .view(let id) = solved.constraint.first.item { id } else { nil }
            })
        for view in screen.root.inPreorder where view.autoresizing != nil { views.remove(view.id) }
        return views
    }

    /// The constraints of the screen as they were written, those that take no part too, since they still tell which
    /// views have constraints.
    fileprivate var authorLines: [LayoutDocument.ConstraintLine] {
        let notation = ConstraintNotation(views: views.lazy.map { $0.view.id }, root: screen.root.id)
        var solved = constraints.lazy.filter { $0.source == .screen }.makeIterator()
        return zip(authored.constraints, screen.constraints).map { written, constraint in
            LayoutDocument.ConstraintLine(
                text: notation.text(of: written),
                result: (constraint.priority.effective != nil ? solved.next()?.result : nil) ?? "left out")
        }
    }

    /// What stacks, masks and contents ask for; all of it follows from the screen.
    fileprivate var impliedLines: [LayoutDocument.ConstraintLine] {
        constraints.lazy.filter { $0.source != .screen }.map {
            LayoutDocument.ConstraintLine(text: $0.text, result: $0.result)
        }
    }
}

extension SolvedConstraint {
    /// The relation with its priority as people read it, and who asked for it if that is not the author.
    package var text: String {
        switch source {
        case .screen: constraint.description
        case .stack: constraint.description + " stack"
        case .autoresizing: constraint.description + " autoresizing"
        case .hugging: constraint.description + " hugging"
        case .compressionResistance: constraint.description + " compression"
        }
    }

    /// How the constraint fared.
    package var result: String {
        if error >= 0.0005 { return "off by \(decimal(error))" }
        return slack >= 0.0005 ? "slack \(decimal(slack))" : "tight"
    }
}

extension Rect {
    /// The rectangle that its printed numbers give.
    fileprivate var inThousandths: Rect {
        func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        return Rect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
    }
}
