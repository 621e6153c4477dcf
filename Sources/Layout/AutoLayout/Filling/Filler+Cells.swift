import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Filler {
    /// Adds a cell, header, or footer at a width, and returns its height; both in points.
    mutating func add(
        _ part: View, at corner: Point, width: Double, to view: inout FilledView, in list: Rect
    ) -> Double {
        let size = Size(width: width, height: height(of: part, width: width))
        add(part, in: Rect(origin: corner, size: size), to: &view, list)
        return size.height
    }

    /// Adds a cell, header, or footer with a frame in points of the screen; `background` is used if it has no color.
    mutating func add(
        _ part: View, in frame: Rect, background: Color? = nil, to view: inout FilledView, _ list: Rect
    ) {
        guard part.placement != nil, frame.width > 0 else { return leaveOut(part, of: &view) }
        var part = framed(part, frame.size)
        part.backgroundColor = part.backgroundColor ?? background
        let wasSeen = isSeen
        isSeen = isSeen && frame.minY < list.maxY
        if isSeen { seen.insert(part.id) }
        fill(&view, with: part, in: frame)
        isSeen = wasSeen
    }

    /// Returns a cell whose content view has the frame that the cell's size leaves it; in points.
    func framed(_ cell: View, _ size: Size) -> View {
        guard let index = cell.subviews.firstIndex(where: { $0.placement?.role == .content }) else { return cell }
        var content = cell.subviews[index]
        let accessory = cell.placement?.accessory
        let width = max(0, size.width - (accessory?.width ?? 0))
        let frame = Rect(
            x: isRightToLeft ? size.width - width : 0, y: 0, width: width,
            height: max(0, size.height - (content.placement?.bottomInset ?? 0)))
        content.autoresizing = Autoresizing(frame: frame, superviewSize: size, mask: [])
        if let margin = accessory?.margin, var own = content.layoutMargins.own {
            if isRightToLeft { own.left = margin } else { own.right = margin }
            content.layoutMargins.own = own
        }
        var cell = cell
        cell.subviews[index] = content
        return cell
    }

    /// Returns the height in points of a part at a width in points: the author's, unless a row needs more; 0 if there
    /// is no room for it.
    func height(of part: View, width: Double) -> Double {
        guard let placement = part.placement, width > 0 else { return 0 }
        let stored = placement.size.height
        guard placement.sizesItself else { return stored }
        let size = Size(width: width, height: stored)
        var cell = framed(part, size)
        if !cell.subviews.isEmpty { cell.subviews[0].autoresizing?.mask = .heightSizable }
        let row = parts.alone(parts.screen(of: cell, size: size, in: outer))
        return row.fittingHeight(stored, measure: measure)
    }
}
