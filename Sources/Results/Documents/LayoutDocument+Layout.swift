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
    /// Creates the document of a layout; the typesetter must be the one that measured its texts.
    ///
    /// `pictureHash` returns a hash of the contents of a picture file, given its name, if it is known.
    package init(
        _ layout: Layout, typesetter: Typesetter, variant: String? = nil,
        pictureHash: (String) -> String? = { _ in nil }
    ) {
        func addArtwork(to image: inout Image) {
            image.artwork = image.hash(pictureHash)
            if case .file(let name) = image.source { image.source = .file(PictureName.title(of: name)) }
        }
        var screen = layout.authored
        screen.bars.changeImages(addArtwork)
        let authored = screen.root.inPreorder
        format = screen.leastFormat(for: authored)
        header = Property.header(screen, variant: variant, era: typesetter.era)
        let audit = LayoutAudit(layout.identified, typesetter: typesetter)
        let kept = authored.contains { $0.source.storedFrame != nil } ? layout.viewsAtStoredFrames : []
        let written = layout.written(authored)
        // By index, since copying a view is expensive.
        nodes = layout.views.indices.prefix(written.count).map { position in
            var view = written[position]
            view.changeImages(addArtwork)
            view.changeDrawnImages {
                $0.artwork = $0.artwork ?? pictureHash($0.name)
                $0.name = PictureName.title(of: $0.name)
            }
            if view.source.storedFrame != nil, !kept.contains(view.id) { view.source.storedFrame = nil }
            let text = layout.views[position].view.isLabel ? audit.text(at: position) : nil
            return Node(
                depth: layout.views[position].depth, id: view.id, frame: layout.views[position].frame.inThousandths,
                properties: Property.properties(of: view, outcome: text))
        }
        constraints = layout.authorLines + layout.impliedLines
        audits = audit.findings.map(\.description)
    }
}

extension LayoutDocument.Property {
    /// Returns the screen's properties, with the variant following the name.
    fileprivate static func header(_ screen: Screen, variant: String?, era: FontEra) -> [LayoutDocument.Property] {
        var header = recorded(PropertyLine<Screen>.groups(of: screen), of: screen)
        if let variant { header.insert(LayoutDocument.Property("variant", quotedIfNeeded(variant)), at: 1) }
        return header + [LayoutDocument.Property("font-era", era.rawValue)]
    }

    /// Returns the properties that lines record of their owner.
    private static func recorded<Owner>(
        _ groups: [[PropertyLine<Owner>]], of owner: Owner
    ) -> [LayoutDocument.Property] {
        var properties: [LayoutDocument.Property] = []
        properties.reserveCapacity(usualCount)
        // By index, since copying a line is expensive.
        for lines in groups {
            for place in lines.indices {
                for value in lines[place].values(owner) {
                    properties.append(LayoutDocument.Property(lines[place].name, value))
                }
            }
        }
        return properties
    }

    /// The number of properties that most views record, including those of their text.
    private static let usualCount = 12

    /// Returns a view's properties and, for a label, the result of laying out its text.
    fileprivate static func properties(of view: View, outcome: TextLayout?) -> [LayoutDocument.Property] {
        var properties = recorded(PropertyLine<View>.groups(of: view), of: view)
        guard let outcome else { return properties }
        for place in properties.indices {
            switch properties[place].name {
            case "lines": properties[place].outcome = Double(outcome.lines.count)
            case "scale": properties[place].outcome = thousandths(outcome.scaleFactor)
            default: break
            }
        }
        for line in outcome.lines { properties.append(LayoutDocument.Property("line", quoted(line.text))) }
        return properties
    }
}

extension View {
    fileprivate var isLabel: Bool {
        if case .label = content { true } else { false }
    }
}

extension Layout {
    /// Returns the authored version of each placed view, in the order of the placed views; views that layout generated
    /// are recorded as they are.
    ///
    /// The placed views are not enough, since a label may have been typeset in the font that its size implies.
    fileprivate func written(_ authored: [View]) -> [View] {
        let isSame = authored.count == views.count && views.indices.allSatisfy { authored[$0].id == views[$0].view.id }
        if isSame { return authored }
        let known = Dictionary(authored.map { ($0.id, $0) }) { first, _ in first }
        return screen.root.inPreorder.map { known[$0.id] ?? $0 }
    }

    /// The views that nothing positions, which keep the frames stored in their file.
    fileprivate var viewsAtStoredFrames: Set<String> {
        guard constraints.contains(where: { $0.source == .autoresizing }) else { return [] }
        var views = Set(
            constraints.lazy.filter { $0.source == .autoresizing }.compactMap { solved in
                if case .view(let id) = solved.constraint.first.item { id } else { nil }
            })
        for view in screen.root.inPreorder where view.autoresizing != nil { views.remove(view.id) }
        return views
    }

    /// The authored constraints of the screen, including inactive ones, since these still tell which views have
    /// constraints.
    fileprivate var authorLines: [LayoutDocument.ConstraintLine] {
        let notation = ConstraintNotation(views: views.map(\.view.id), root: screen.root.id)
        // By index, since copying a constraint is expensive.
        var solved = constraints.indices.filter { constraints[$0].source == .screen }.makeIterator()
        return authored.constraints.indices.prefix(screen.constraints.count).map { place in
            let takesPart = screen.constraints[place].priority.effective != nil
            let outcome = takesPart ? solved.next().map { constraints[$0].outcome } : nil
            return LayoutDocument.ConstraintLine(
                text: notation.text(of: authored.constraints[place]), outcome: outcome ?? .leftOut)
        }
    }

    /// The constraints that result from stack views, autoresizing masks and intrinsic content sizes; all of them follow
    /// from the screen.
    fileprivate var impliedLines: [LayoutDocument.ConstraintLine] {
        constraints.indices.filter { constraints[$0].source != .screen }.map { place in
            LayoutDocument.ConstraintLine(text: constraints[place].text, outcome: constraints[place].outcome)
        }
    }
}

extension SolvedConstraint {
    /// The relation with its priority as text for people, and the source of the constraint unless that is the author.
    package var text: String {
        var text = constraint.description
        switch source {
        case .screen: break
        case .stack: text += " stack"
        case .autoresizing: text += " autoresizing"
        case .hugging: text += " hugging"
        case .compressionResistance: text += " compression"
        }
        return text
    }

    /// How the constraint fared.
    package var outcome: ConstraintOutcome {
        if error >= 0.0005 { return .broken(thousandths(error)) }
        return slack >= 0.0005 ? .slack(thousandths(slack)) : .tight
    }
}

extension Rect {
    /// The rectangle rounded to the printed thousandths.
    var inThousandths: Rect {
        Rect(
            x: thousandths(minX), y: thousandths(minY), width: thousandths(width), height: thousandths(height))
    }
}
