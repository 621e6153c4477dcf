internal import LayoutSimGeometry
import LayoutSimXML

/// A layout root and its place in the file.
struct RootElement: Sendable {
    var kind: InterfaceBuilderRoot.Kind
    var element: XMLElement
    /// The view controller of its scene, if there is one.
    var controller: SceneGraph.Controller?
    var sceneID: String?
    /// The table view around a cell, if there is one.
    var table: XMLElement?
    /// Whether the element is an object of the file or of a scene, not inside another view.
    var isTop = false
}

extension RootElement {
    /// Whether the element is a cell, header or footer of a collection at the top of a xib.
    var isItemOfXib: Bool {
        isTop && sceneID == nil && ["collectionViewCell", "collectionReusableView"].contains(element.name)
    }

    /// Returns whether the contents determine the height of the row; the table of a cell in a xib is unknown.
    ///
    /// A cell's own row height is that of the canvas, and of static rows: for others, a table on a device asks its
    /// delegate and its own row height [Apple, `UITableView.rowHeight`].
    func sizesItself(on device: CanvasDevice) -> Bool {
        guard kind == .cell, element.name == "tableViewCell" else { return false }
        let isStatic = table.map { $0["dataMode"] == "static" } ?? false
        guard element["rowHeight"] == nil || device.isOverride && !isStatic else { return false }
        return table.map { ($0.number("rowHeight") ?? -1) < 0 } ?? true
    }
}

extension XMLElement {
    /// Returns the size that constraints of an element give it alone, which bars follow, with other sides as given.
    func constrainedSize(orElse size: Size) -> Size {
        var size = size
        for constraint in children(of: "constraints") {
            guard constraint["firstItem"] == nil, constraint["secondItem"] == nil, constraint["relation"] == nil else {
                continue
            }
            let constant = constraint.number("constant") ?? 0
            switch constraint["firstAttribute"] {
            case "width": size.width = constant
            case "height": size.height = constant
            default: break
            }
        }
        return size
    }
}

extension InterfaceBuilderDocument {
    /// Returns all roots of the file in order, a root before those within it.
    func rootElements(traits: SizeTraits) -> [RootElement] {
        unvariedRoots ?? RootElement.all(in: self, traits: traits)
    }
}

extension RootElement {
    /// Finds all roots of a file in order, a root before those within it.
    static func all(in document: InterfaceBuilderDocument, traits: SizeTraits) -> [RootElement] {
        var finder = RootFinder(traits: traits)
        for scene in document.element.children(of: "scenes") {
            let objects = scene.children(of: "objects")
            let id = objects.first { $0.isViewController }?["id"]
            finder.place = RootFinder.Place(controller: id.flatMap { document.scenes[$0] }, sceneID: scene["sceneID"])
            for object in objects { finder.visitTop(object) }
        }
        finder.place = RootFinder.Place()
        for object in document.element.children(of: "objects") { finder.visitTop(object) }
        return finder.roots
    }
}

/// Finds the views that UIKit lays out on their own.
private struct RootFinder {
    struct Place {
        var controller: SceneGraph.Controller?
        var sceneID: String?
        var table: XMLElement?
    }

    var traits: SizeTraits
    var place = Place()
    var roots: [RootElement] = []

    /// Visits a member of a scene's or xib's list of objects.
    mutating func visitTop(_ object: XMLElement) {
        if object.isViewController {
            visitChildren(of: object)
        } else if ViewElements.contains(object.name) {
            let isCell = ViewElements.isReusable(object.name)
            visit(object, as: isCell ? .cell : place.sceneID == nil ? .xibTop : .sceneTop, isTop: true)
        } else {
            visitChildren(of: object)
        }
    }

    private mutating func visitChildren(of element: XMLElement) {
        let outerTable = place.table
        if element.name == "tableView" { place.table = element }
        let excluded = element.name == "subviews" ? [] : element.excludedMembers(of: "subviews", for: traits)
        for child in element.children {
            if child.name == "subviews", !excluded.isEmpty {
                var rest = child
                rest.children.removeAll { excluded.contains($0["id"] ?? "") }
                visitChildren(of: rest)
            } else if let kind = kind(of: child, in: element) {
                visit(child, as: kind)
            } else {
                visitChildren(of: child)
            }
        }
        place.table = outerTable
    }

    private mutating func visit(_ element: XMLElement, as kind: InterfaceBuilderRoot.Kind, isTop: Bool = false) {
        roots.append(
            RootElement(
                kind: kind, element: element, controller: place.controller, sceneID: place.sceneID, table: place.table,
                isTop: isTop))
        visitChildren(of: element)
    }

    /// Returns the kind of a view that is not in its superview's list of subviews.
    private func kind(of child: XMLElement, in parent: XMLElement) -> InterfaceBuilderRoot.Kind? {
        guard ViewElements.contains(child.name) else { return nil }
        if ViewElements.isReusable(child.name) { return .cell }
        return switch child["key"] {
        case "view" where parent.isViewController: .sceneView
        case "tableHeaderView": .tableHeaderView
        case "tableFooterView": .tableFooterView
        case "titleView": .titleView
        case "customView": .customView
        case "sectionHeaderView", "sectionFooterView": .cell
        default: nil
        }
    }
}
