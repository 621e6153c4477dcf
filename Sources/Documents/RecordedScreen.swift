package import LayoutSimText
import LayoutSimDevices
package import LayoutSimGeometry
package import LayoutSimViewTree

/// A screen as a document records it: all that went into the layout, without outlines and pixels of pictures.
package struct RecordedScreen {
    /// The screen; what the document does not tell is UIKit's default.
    package var screen: Screen
    /// The generation of the system font.
    package var era: FontEra?
    /// What the pictures of views look like, as hashes, by the ids of the views.
    package var artwork: [String: String] = [:]
    /// How the screen's constraints fared, in their order: `tight`, `slack 18.5` or `off by 34`.
    package var results: [String] = []
    /// How the constraints fared that views imply by their contents.
    package var contentResults: [PriorityPlace: String] = [:]
    /// Which priorities of views the document tells; those of a view without a size of its own play no part.
    package var knownPriorities: Set<PriorityPlace> { Set(contentResults.keys) }
    /// What no part of the format explains, such as the properties of a newer version.
    package var unread: [Unread] = []

    /// One of the four priorities of a view.
    package struct PriorityPlace: Hashable, Sendable {
        package var view: String
        package var axis: Axis
        package var isHugging: Bool

        package init(view: String, axis: Axis, isHugging: Bool) {
            self.view = view
            self.axis = axis
            self.isHugging = isHugging
        }
    }

    /// A property, or a constraint where there is no name.
    package struct Unread: Hashable, Sendable {
        /// `nil` for the screen.
        package var view: String?
        package var name: String
        package var value: String
    }
}

extension LayoutDocument {
    /// What the document tells of the screen; `nil` for a document without views or with two views of the same id.
    package var recordedScreen: RecordedScreen? {
        guard Set(nodes.map(\.id)).count == nodes.count, let root = nodes.first else { return nil }
        let viewport = Viewport(deviceName: "", size: .zero)
        let screen = Screen(name: "", viewport: viewport, root: View(root.id), constraints: [])
        var recorded = RecordedScreen(screen: screen)
        recorded.readHeader(header)
        var views = nodes.map { recorded.view($0) }
        recorded.readConstraints(constraints, views: &views)
        recorded.screen.root = tree(of: views)
        return recorded
    }

    /// Puts the views into their superviews; they come in preorder.
    private func tree(of views: [View]) -> View {
        var views = views
        for place in views.indices.dropFirst().reversed() {
            guard let parent = views[..<place].indices.last(where: { nodes[$0].depth < nodes[place].depth }) else {
                continue
            }
            views[parent].subviews.insert(views[place], at: 0)
        }
        return views[0]
    }
}

extension RecordedScreen {
    fileprivate mutating func readHeader(_ properties: [LayoutDocument.Property]) {
        if !properties.contains(where: { $0.name == "device" }) {
            unread.append(Unread(view: nil, name: "device", value: "missing"))
        }
        for property in properties where property.name != "variant" {
            if property.name == "font-era", let era = FontEra(rawValue: property.value) {
                self.era = era
            } else if !screen.take(property) {
                unread.append(Unread(view: nil, name: property.name, value: property.value))
            }
        }
    }

    /// A view without its subviews.
    fileprivate mutating func view(_ node: LayoutDocument.Node) -> View {
        var view = View(node.id)
        var properties = ReadProperties(node.properties)
        properties.take { view.take($0) }
        artwork[node.id] = node.properties.first { $0.name == "artwork" }?.value
        view.content = Content(&properties)
        unread += properties.rest.map { Unread(view: node.id, name: $0.name, value: $0.value) }
        return view
    }

    fileprivate mutating func readConstraints(_ lines: [LayoutDocument.ConstraintLine], views: inout [View]) {
        let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1.id, $0) })
        let reader = ConstraintReader(views: Set(places.keys), root: views[0].id)
        for line in lines {
            guard let source = ReadConstraint(line.text, reader) else {
                unread.append(Unread(view: nil, name: "constraint", value: line.text))
                continue
            }
            switch source {
            case .screen(let constraint):
                screen.constraints.append(constraint)
                results.append(line.result)
            case .implied: break
            case .content(let constraint, let isHugging):
                guard case .view(let id) = constraint.first.item, let place = places[id] else { continue }
                let axis = constraint.first.attribute.axis
                contentResults[PriorityPlace(view: id, axis: axis, isHugging: isHugging)] = line.result
                views[place].setPriority(constraint.priority, axis: axis, isHugging: isHugging)
            }
        }
    }
}

extension View {
    /// Sets one of the four priorities.
    package mutating func setPriority(_ priority: Priority, axis: Axis, isHugging: Bool) {
        switch (isHugging, axis) {
        case (true, .horizontal): hugging.horizontal = priority
        case (true, .vertical): hugging.vertical = priority
        case (false, .horizontal): compressionResistance.horizontal = priority
        case (false, .vertical): compressionResistance.vertical = priority
        }
    }
}

/// A line of constraints by who asked for it.
private enum ReadConstraint {
    case screen(Constraint)
    /// What follows from stacks and masks.
    case implied
    case content(Constraint, isHugging: Bool)

    init?(_ text: String, _ reader: ConstraintReader) {
        if let constraint = reader.constraint(text) {
            self = .screen(constraint)
        } else if text.hasSuffix(" stack") || text.hasSuffix(" autoresizing") {
            self = .implied
        } else if text.hasSuffix(" hugging"), let constraint = reader.constraint(text.dropLast(8)) {
            self = .content(constraint, isHugging: true)
        } else if text.hasSuffix(" compression"), let constraint = reader.constraint(text.dropLast(12)) {
            self = .content(constraint, isHugging: false)
        } else {
            return nil
        }
    }
}
