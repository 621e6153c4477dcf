import Foundation
import LayoutSimGeometry
import LayoutSimInterfaceBuilder

/// A prototype of a cell or supplementary view in a storyboard.
@MainActor struct NibPrototype {
    private weak var scene: NibScene?
    private let id: String

    init(_ id: String, _ scene: NibScene) {
        self.id = id
        self.scene = scene
    }

    /// Creates another instance of the view.
    func make() -> UIView? { scene?.makePrototype(id) }
}

extension UITableView {
    /// Returns a static section from a storyboard.
    func staticSection(_ section: Int) -> StaticSection? {
        guard let staticSections, staticSections.indices.contains(section) else { return nil }
        return staticSections[section]
    }

    /// Returns a static cell from a storyboard.
    func staticCell(_ path: IndexPath) -> UITableViewCell? {
        guard let section = staticSection(path.section), section.cells.indices.contains(path.row) else { return nil }
        return section.cells[path.row]
    }

    /// Returns the height of a static cell in a storyboard, in points.
    func staticHeight(_ path: IndexPath) -> CGFloat? {
        guard let section = staticSection(path.section), section.heights.indices.contains(path.row) else { return nil }
        return section.heights[path.row]
    }
}

/// A static section of a table in a storyboard.
struct StaticSection {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
    /// The heights of the cells in the file, in points; `nil` for the table's row height.
    var heights: [CGFloat?]
}

extension UITableView {
    /// Applies the prototypes or static cells of a file, and its heights.
    func takeList(_ object: InterfaceBuilderObject, _ context: NibContext) {
        takeHeights(object)
        if let view = object.objects["tableHeaderView"].flatMap(context.make) as? UIView { tableHeaderView = view }
        if let view = object.objects["tableFooterView"].flatMap(context.make) as? UIView { tableFooterView = view }
        if let scene = context.scene {
            for cell in object.members(of: "prototypes") {
                guard let id = cell.id, let identifier = cell.text("reuseIdentifier") else { continue }
                registrations["cell \(identifier)"] = .prototype(NibPrototype(id, scene))
            }
        }
        let sections = object.members(of: "sections")
        if !sections.isEmpty { staticSections = sections.map { section($0, context) } }
    }

    /// Applies the row, header and footer heights; the header and footer heights that Interface Builder writes for
    /// every table stand for the system's.
    private func takeHeights(_ object: InterfaceBuilderObject) {
        rowHeight = CGFloat(object.number("rowHeight") ?? -1)
        estimatedRowHeight = CGFloat(object.number("estimatedRowHeight") ?? (rowHeight < 0 ? -1 : 0))
        let usual: [Double] = style == .plain ? [-1, 22, 28] : [-1, 10, 18]
        if let height = object.number("sectionHeaderHeight"), !usual.contains(height) {
            sectionHeaderHeight = CGFloat(height)
        }
        if let height = object.number("sectionFooterHeight"), !usual.contains(height) {
            sectionFooterHeight = CGFloat(height)
        }
    }

    private func section(_ element: InterfaceBuilderObject, _ context: NibContext) -> StaticSection {
        var section = StaticSection(cells: [], heights: [])
        section.header = element.text("headerTitle").flatMap { $0.isEmpty ? nil : $0 }
        section.footer = element.text("footerTitle").flatMap { $0.isEmpty ? nil : $0 }
        for cell in element.members(of: "cells") {
            guard let made = context.make(cell) as? UITableViewCell else { continue }
            section.cells.append(made)
            section.heights.append(cell.number("rowHeight").map { CGFloat($0) })
        }
        return section
    }
}

extension UICollectionView {
    /// Applies the prototypes of a file.
    func takeList(_ object: InterfaceBuilderObject, _ context: NibContext) {
        guard let scene = context.scene else { return }
        for cell in object.members(of: "cells") { register(cell, "cell", scene) }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            if let view = object.objects[key] { register(view, kind, scene) }
        }
    }

    private func register(_ element: InterfaceBuilderObject, _ kind: String, _ scene: NibScene) {
        guard let id = element.id, let identifier = element.text("reuseIdentifier") else { return }
        registrations["\(kind) \(identifier)"] = .prototype(NibPrototype(id, scene))
    }

    /// Returns the layout in the file, or a flow layout.
    static func layout(of coder: NSCoder) -> UICollectionViewLayout {
        guard let coder = coder as? NibCoder, let element = coder.object?.objects["collectionViewLayout"] else {
            return UICollectionViewFlowLayout()
        }
        let custom = NibClasses.custom(element, in: coder.context?.file.bundle) as? UICollectionViewLayout.Type
        let made = custom?.init(coder: coder)
        let layout =
            made ?? (element.kind == "collectionViewLayout" ? UICollectionViewLayout() : UICollectionViewFlowLayout())
        layout.takeAttributes(element, in: coder.context?.file.bundle)
        if let flow = layout as? UICollectionViewFlowLayout, element.flag("automaticEstimatedItemSize") {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        coder.context?.enter(layout, element)
        return layout
    }
}

extension UITableViewCell {
    /// Adopts the file's views as the labels and image view of the cell's style, once they have been created.
    func takeParts(_ object: InterfaceBuilderObject, _ context: NibContext) {
        for part in ["textLabel", "detailTextLabel", "imageView"] {
            if let view = object.text(part).flatMap(context.object) { adopt(view, as: part) }
        }
    }
}
