internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

/// Finds the other roots of the file that the views of a root show.
struct EmbeddedContentReader {
    let file: FileReader
    private(set) var contents: [String: EmbeddedContent] = [:]

    init(_ root: XMLElement, file: FileReader) {
        self.file = file
        visit(root)
    }

    /// Visits an element; tables and collection views without an id cannot be filled, and cells are separate roots.
    private mutating func visit(_ element: XMLElement) {
        switch element.name {
        case "tableView": contents[element.viewID] = .table(table(element))
        case "collectionView": contents[element.viewID] = .collection(collection(element))
        case "containerView": contents[element.viewID] = embeddedRoot(element).map { .scene(root: $0) }
        default:
            if let content = element.property("contentView") { visit(content) }
            for child in element.children(of: "subviews") { visit(child) }
        }
    }

    private func table(_ element: XMLElement) -> TableOutline {
        var table = TableOutline()
        table.style = TableStyle(rawValue: element["style"] ?? "plain") ?? .plain
        table.hasSeparators = element["separatorStyle"] != "none"
        table.separatorColor = element.property("separatorColor")?.color(file.resources)
        table.separatorInset = separatorInset(element)
        table.header = element.property("tableHeaderView")?.viewID
        table.footer = element.property("tableFooterView")?.viewID
        table.sections = element.children(of: "sections").map { section($0, cells: "cells") }
        var prototypes = section(element, cells: "prototypes")
        prototypes.id = "prototypes of \(element.viewID)"
        if !prototypes.rows.isEmpty { table.sections.append(prototypes) }
        return table
    }

    private func section(_ element: XMLElement, cells: String) -> TableOutline.Section {
        var section = TableOutline.Section(id: element.viewID)
        section.header = element.string("headerTitle")
        section.footer = element.string("footerTitle")
        section.rows = rows(element.children(of: cells))
        return section
    }

    private func rows(_ cells: [XMLElement]) -> [TableOutline.Row] {
        cells.filter { $0.name == "tableViewCell" }.map { cell in
            var row = TableOutline.Row(
                root: cell.viewID, accessory: cell["accessoryType"].flatMap(CellAccessory.init))
            row.separatorInset = separatorInset(cell)
            return row
        }
    }

    private func separatorInset(_ element: XMLElement) -> EdgeInsets? {
        element.property("separatorInset")?.insets(isRightToLeft: false)
    }

    private func collection(_ element: XMLElement) -> CollectionOutline {
        var collection = CollectionOutline()
        let layout = element.property("collectionViewLayout")
        collection.header = element.property("sectionHeaderView")?.viewID
        collection.items = element.children(of: "cells").filter { ViewElements.isReusable($0.name) }.map(\.viewID)
        collection.lineSpacing = max(0, layout?.number("minimumLineSpacing") ?? 10)
        collection.itemSpacing = max(0, layout?.number("minimumInteritemSpacing") ?? 10)
        collection.insets = layout?.property("sectionInset")?.insets(isRightToLeft: false) ?? .zero
        return collection
    }

    /// Returns the root view of the scene that an embed segue leads to, through containers without a view.
    private func embeddedRoot(_ element: XMLElement) -> String? {
        let segue = element.children(of: "connections").first { $0["kind"] == "embed" }
        var next = segue?["destination"].flatMap { file.document.scenes[$0] }
        // Segues may form a cycle.
        for _ in 0..<4 {
            guard let controller = next else { return nil }
            if let view = controller.element.property("view") { return view.viewID }
            let ways = controller.element.children(of: "connections")
            next = ways.first { $0["kind"] == "relationship" }?["destination"].flatMap { file.document.scenes[$0] }
        }
        return nil
    }
}

extension XMLElement {
    /// The id of the element, or one made of its name and line; it identifies the view of the first element with that
    /// id.
    var viewID: String { self["id"] ?? "\(name)-\(line)" }
}
