import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension SceneAssembler {
    /// Fills a collection view with its header and each of its items once, from leading to trailing and down.
    mutating func fill(_ view: inout FilledView, withItemsOf collection: CollectionOutline) {
        guard !collection.items.isEmpty || collection.header != nil else { return }
        view.open(background: color(.background))
        let frame = view.frame
        var y = contentTop(of: view)
        if let header = collection.header {
            y += add(root: header, at: Point(x: frame.minX, y: y), width: frame.width, to: &view)
        }
        let left = frame.minX + collection.insets.left
        var corner = Point(x: left, y: y + collection.insets.top)
        var lineHeight = 0.0
        for id in collection.items {
            guard let size = roots[id]?.screen.viewport.size else { continue }
            if corner.x > left, corner.x + size.width > frame.maxX - collection.insets.right {
                corner = Point(x: left, y: corner.y + lineHeight + collection.lineSpacing)
                lineHeight = 0
            }
            lineHeight = max(lineHeight, add(root: id, at: corner, width: size.width, to: &view))
            corner.x += size.width + collection.itemSpacing
        }
    }
}
