import CoreGraphics

/// Where a popover lies: at the side of its source that its arrow may point from and that has room for it.
struct PopoverPlace: Equatable {
    let frame: CGRect
    /// Where the arrow points.
    let arrow: UIPopoverArrowDirection

    /// In points; these three are guessed.
    static let (arrowLength, corners, usualSize): (CGFloat, CGFloat, CGSize) = (
        13, 13, CGSize(width: 320, height: 480)
    )

    /// Places a popover of a size, in points, below its source if it may and fits, else above, to the right or to the left.
    init(_ size: CGSize, beside source: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection) {
        let gap = Self.arrowLength
        let sides: [(arrow: UIPopoverArrowDirection, left: CGFloat, length: CGFloat)] = [
            (.up, room.maxY - source.maxY - gap, size.height), (.down, source.minY - room.minY - gap, size.height),
            (.left, room.maxX - source.maxX - gap, size.width), (.right, source.minX - room.minX - gap, size.width),
        ].filter { permitted.contains($0.0) }
        let side =
            sides.first { $0.left >= $0.length } ?? sides.max { $0.left < $1.left } ?? (.up, room.height, size.height)
        let isUpright = side.arrow == .up || side.arrow == .down
        let width = max(0, min(size.width, isUpright ? room.width : side.left))
        let height = max(0, min(size.height, isUpright ? side.left : room.height))
        func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(low, min(middle - length / 2, high - length))
        }
        let x: CGFloat =
            switch side.arrow {
            case .left: source.maxX + gap
            case .right: source.minX - gap - width
            default: along(source.midX, width, room.minX, room.maxX)
            }
        let y: CGFloat =
            switch side.arrow {
            case .up: source.maxY + gap
            case .down: source.minY - gap - height
            default: along(source.midY, height, room.minY, room.maxY)
            }
        (frame, arrow) = (CGRect(x: x, y: y, width: width, height: height), side.arrow)
    }
}
