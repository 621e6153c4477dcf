import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension SceneFilling {
    /// Fills a collection view with its header and each of its items once, from leading to trailing and down.
    mutating func fill(collection: CollectionOutline, at position: Int) throws {
        guard !collection.items.isEmpty || collection.header != nil else { return }
        open(position, background: color(.background))
        let frame = views[position].screenFrame
        var y = contentTop(position)
        if let header = collection.header {
            y += try add(root: header, at: Point(x: frame.minX, y: y), width: frame.width, parent: position)
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
            lineHeight = max(lineHeight, try add(root: id, at: corner, width: size.width, parent: position))
            corner.x += size.width + collection.itemSpacing
        }
    }
}
