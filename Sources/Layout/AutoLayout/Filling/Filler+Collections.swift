import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Filler {
    /// Fills a collection view with its header and each of its items once, from leading to trailing and then down.
    mutating func fill(_ view: inout FilledView, _ collection: CollectionFilling, _ parts: [View]) {
        view.open(background: color(.background))
        let frame = view.frame
        var y = contentTop(of: view)
        for header in parts where header.placement?.role == .header {
            y += add(header, at: Point(x: frame.minX, y: y), width: frame.width, to: &view, in: .unbounded)
        }
        let left = frame.minX + collection.insets.left
        var corner = Point(x: left, y: y + collection.insets.top)
        var lineHeight = 0.0
        for item in parts {
            guard item.placement?.role == .item, let size = item.placement?.size else { continue }
            if corner.x > left, corner.x + size.width > frame.maxX - collection.insets.right {
                corner = Point(x: left, y: corner.y + lineHeight + collection.lineSpacing)
                lineHeight = 0
            }
            lineHeight = max(lineHeight, add(item, at: corner, width: size.width, to: &view, in: .unbounded))
            corner.x += size.width + collection.itemSpacing
        }
    }
}

extension Rect {
    /// An unbounded rectangle, so that items count as visible wherever they are.
    fileprivate static let unbounded = Rect(
        x: 0, y: 0, width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)
}
