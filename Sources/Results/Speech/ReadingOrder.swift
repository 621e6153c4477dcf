import LayoutSimGeometry

/// The order in which VoiceOver reads elements that no container orders: rows from top to bottom, each from its leading
/// end.
///
/// Elements whose tops differ by less than `rowHeight` are in one row, as AccessibilitySnapshot found on iPhones.
package enum ReadingOrder {
    /// The height of a row, in points.
    package static let rowHeight = 8.0

    static func sorted<Element>(
        _ elements: [Element], isRightToLeft: Bool, frame: (Element) -> Rect
    ) -> [Element] {
        let fromTop = elements.indices.sorted { (frame(elements[$0]).minY, $0) < (frame(elements[$1]).minY, $1) }
        var rows: [[Int]] = []
        var top = -Double.infinity
        for index in fromTop {
            let y = frame(elements[index]).minY
            if y - top >= rowHeight {
                rows.append([])
                top = y
            }
            rows[rows.count - 1].append(index)
        }
        return rows.flatMap { row in
            row.sorted { left, right in
                let (a, b) = (frame(elements[left]), frame(elements[right]))
                return isRightToLeft ? (-a.maxX, left) < (-b.maxX, right) : (a.minX, left) < (b.minX, right)
            }
        }
        .map { elements[$0] }
    }
}
