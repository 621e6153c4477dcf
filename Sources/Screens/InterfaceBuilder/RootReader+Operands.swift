import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns an operand of a constraint; `nil` if its item does not exist, with a warning if that is a fault of the
    /// file.
    mutating func operand(_ element: XMLElement, _ side: String, owner: String) -> Constraint.Operand? {
        guard let name = element["\(side)Attribute"], let attribute = AttributeName.attributes[name] else {
            warn(
                element.line,
                "constraint '\(element["id"] ?? "")' names the unknown attribute "
                    + "'\(element["\(side)Attribute"] ?? "")' and is ignored")
            return nil
        }
        guard let item = item(element, element["\(side)Item"], owner: owner) else { return nil }
        if isRootScrollView, case .guide(let kind, let owner) = item, kind == .top || kind == .bottom {
            return Constraint.Operand(.view(owner), kind == .top ? .top : .bottom)
        }
        return Constraint.Operand(
            attribute.isOfMargins ? marginsItem(item, attribute.attribute) : item, attribute.attribute)
    }

    /// The top and bottom guides of a root that scrolls are the edges of its content [1 of 1 stored roots].
    private var isRootScrollView: Bool { root.element.name == "scrollView" }

    private mutating func item(_ element: XMLElement, _ id: String?, owner: String) -> LayoutItem? {
        guard let id else { return .view(owner) }
        if let item = items[id] { return item }
        if !excluded.contains(id) {
            let place = document.lines[id] == nil ? "which is not in this file" : "which is not in this view"
            warn(
                element.line,
                "constraint '\(element["id"] ?? "")' refers to '\(id)', \(place), and is ignored")
        }
        return nil
    }

    /// Returns the margins guide of a view; its sides are those of the readable width if the view requests it.
    private func marginsItem(_ item: LayoutItem, _ attribute: LayoutAttribute) -> LayoutItem {
        guard case .view(let id) = item else { return item }
        let isReadable = readableViews.contains(id) && attribute.axis == .horizontal
        return .guide(isReadable ? .readableContent : .margins, owner: id)
    }

    /// Registers the guides of a view under their own ids.
    mutating func noteGuides(of element: XMLElement, owner: String) {
        for child in element.children {
            guard let id = child["id"] else { continue }
            if ["viewLayoutGuide", "keyboardLayoutGuide"].contains(child.name), let kind = kind(ofGuide: child) {
                items[id] = .guide(kind, owner: owner)
            }
        }
    }

    /// The top and bottom guides of a controller belong to its root view.
    mutating func noteLayoutGuides(root: String) {
        for guide in self.root.controller?.element.children(of: "layoutGuides") ?? [] {
            guard let id = guide["id"] else { continue }
            items[id] = .guide(guide["type"] == "bottom" ? .bottom : .top, owner: root)
        }
    }

    private mutating func kind(ofGuide element: XMLElement) -> LayoutGuide.Kind? {
        switch element["key"] {
        case "safeArea": return .safeArea
        case "contentLayoutGuide": return .scrollContent
        case "frameLayoutGuide": return .scrollFrame
        case "keyboard", "keyboardLayoutGuide": return .keyboard
        case "readableContent", "readableContentGuide": return .readableContent
        case "layoutMargins", "layoutMarginsGuide": return .margins
        default:
            warn(element.line, "the guide '\(element["key"] ?? "")' is unknown; the safe area is used instead")
            return .safeArea
        }
    }
}

/// The names of attributes in Interface Builder's files.
private enum AttributeName {
    static let attributes: [String: (attribute: LayoutAttribute, isOfMargins: Bool)] = {
        var attributes: [String: (attribute: LayoutAttribute, isOfMargins: Bool)] = [:]
        for attribute in LayoutAttribute.allCases { attributes[attribute.rawValue] = (attribute, false) }
        attributes["baseline"] = (.lastBaseline, false)
        let edges: [LayoutAttribute] = [.left, .right, .top, .bottom, .leading, .trailing]
        for edge in edges { attributes[edge.rawValue + "Margin"] = (edge, true) }
        attributes["centerXWithinMargins"] = (.centerX, true)
        attributes["centerYWithinMargins"] = (.centerY, true)
        return attributes
    }()
}
