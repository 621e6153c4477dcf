import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimText
package import LayoutSimViewTree

/// A screen as a document records it: all inputs of the layout, with pictures replaced by hashes of their contents.
package struct RecordedScreen {
    /// The format of the document, which determines what it records and how exactly.
    package var format: Int
    /// The screen, with UIKit's defaults for everything that the document does not record.
    package var screen: Screen
    /// The version of the system font.
    package var era: FontEra?
    /// The variant's name, if the document has one.
    package var variant: String?
    /// How the screen's constraints fared, in their order.
    package var outcomes: [ConstraintOutcome] = []
    /// Entries that the format does not define, such as the properties of a newer version.
    package var unread: [Unread] = []

    /// A property or a constraint that was not read.
    package struct Unread: Hashable, Sendable {
        /// The id of the view; `nil` for the screen.
        package var view: String?
        /// The name of the property, or `constraint` for a constraint.
        package var name: String
        /// The value as the document states it.
        package var value: String
    }
}

extension RecordedScreen {
    /// Renames the views, given a mapping from their current ids.
    package mutating func rename(_ ids: ViewNames) {
        screen = ids.named(screen)
        for place in unread.indices { unread[place].view = unread[place].view.map { ids[$0] } }
    }
}

extension LayoutDocument {
    /// The screen that the document records; `nil` for a document without views or with duplicate ids.
    package var recordedScreen: RecordedScreen? {
        guard Set(nodes.map(\.id)).count == nodes.count, let root = nodes.first else { return nil }
        let viewport = Viewport(deviceName: "", size: .zero)
        let screen = Screen(uncheckedName: "", viewport: viewport, root: View(root.id), constraints: [])
        var recorded = RecordedScreen(format: format, screen: screen)
        recorded.readHeader(header)
        var views = nodes.map { $0.isGenerated ? View($0.id) : recorded.view($0) }
        recorded.readConstraints(constraints, views: &views)
        recorded.screen.root = tree(of: views)
        recorded.unread += recorded.screen.linesWithoutMotion
        recorded.screen.applyMotions()
        return recorded
    }

    /// Builds the view tree from views in preorder, leaving out views that layout generated but keeping the views that
    /// it put into them.
    private func tree(of views: [View]) -> View {
        var views = views
        for place in views.indices.dropFirst().reversed() {
            guard let parent = views[..<place].indices.last(where: { nodes[$0].depth < nodes[place].depth }) else {
                continue
            }
            let kept = nodes[place].isGenerated ? views[place].subviews : [views[place]]
            views[parent].subviews.insert(contentsOf: kept, at: 0)
        }
        return views[0]
    }
}

extension RecordedScreen {
    fileprivate mutating func readHeader(_ properties: [LayoutDocument.Property]) {
        var rest = properties
        rest.removeAll { property in
            switch property.name {
            case "variant": variant = property.name(of: property.value)
            case "font-era": era = FontEra(rawValue: property.value)
            default: return false
            }
            return property.name == "variant" ? variant != nil : era != nil
        }
        unread += RecordedScreen.read(rest, into: &screen, PropertyLine<Screen>.all, view: nil)
    }

    /// Returns the view of a node, without its subviews.
    fileprivate mutating func view(_ node: LayoutDocument.Node) -> View {
        var view = View(node.id)
        let properties = node.properties.filter { $0.name != "line" }
        view.content = Content(linesNamed: properties.map(\.name))
        unread += RecordedScreen.read(properties, into: &view, PropertyLine<View>.all, view: node.id)
        return view
    }

    /// Reads properties by means of the table, and returns those that are unknown and those that are missing.
    private static func read<Owner>(
        _ properties: [LayoutDocument.Property], into owner: inout Owner, _ lines: [PropertyLine<Owner>], view: String?
    ) -> [Unread] {
        var unread: [Unread] = []
        for property in properties {
            let line = lines.first { $0.name == property.name }
            var (changed, words) = (owner, WordReader(property.value))
            if let line, line.read(&changed, &words), words.isAtEnd {
                owner = changed
            } else {
                unread.append(Unread(view: view, name: property.name, value: property.printedValue))
            }
        }
        let names = Set(properties.map(\.name))
        let missing = lines.filter { !names.contains($0.name) && !$0.values(owner).isEmpty }
        return unread + missing.map { Unread(view: view, name: $0.name, value: "missing") }
    }

    fileprivate mutating func readConstraints(_ lines: [LayoutDocument.ConstraintLine], views: inout [View]) {
        let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1.id, $0) })
        let notation = ConstraintNotation(views: Array(places.keys), root: views[0].id)
        for line in lines {
            if let constraint = notation.constraint(line.text) {
                screen.constraints.append(constraint)
                outcomes.append(line.outcome)
            } else if let implied = ImpliedConstraint(line.text, notation) {
                if format == 1 { implied.givePriority(to: &views, places) }
            } else {
                unread.append(Unread(view: nil, name: "constraint", value: line.text))
            }
        }
    }
}

extension LayoutDocument.Property {
    fileprivate func name(of value: String) -> String? {
        var words = WordReader(value)
        let name = words.name()
        return words.isAtEnd ? name : nil
    }
}

/// A constraint that results from a stack view, an autoresizing mask or a view's intrinsic content size.
private struct ImpliedConstraint {
    private var constraint: Constraint?
    private var source: Substring

    init?(_ text: String, _ notation: ConstraintNotation) {
        guard let space = text.lastIndex(of: " ") else { return nil }
        source = text[text.index(after: space)...]
        guard ["stack", "autoresizing", "hugging", "compression"].contains(source) else { return nil }
        constraint = notation.constraint(text[..<space])
        // Guides that a stack view creates for itself have no names that the screen knows.
        if constraint == nil, source == "hugging" || source == "compression" { return nil }
    }

    /// Restores the priorities of views, which format 1 records only in the constraints of their content.
    func givePriority(to views: inout [View], _ places: [String: Int]) {
        guard let constraint, case .view(let id) = constraint.first.item, let place = places[id] else { return }
        let isHorizontal = constraint.first.attribute.axis == .horizontal
        let axis: WritableKeyPath<AxisPriorities, Priority> = isHorizontal ? \.horizontal : \.vertical
        switch source {
        case "hugging": views[place].hugging[keyPath: axis] = constraint.priority
        case "compression": views[place].compressionResistance[keyPath: axis] = constraint.priority
        default: break
        }
    }
}
