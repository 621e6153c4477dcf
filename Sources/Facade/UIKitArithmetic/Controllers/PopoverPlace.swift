package import Foundation

/// The frame of a popover: on a side of its source that a permitted arrow direction allows and that has enough space.
package struct PopoverPlace: Equatable {
    /// The frame without the arrow, in points of the window.
    package let frame: CGRect
    /// Where the arrow points; `nil` for a popover without an arrow.
    package let arrow: Arrow?

    /// The direction in which an arrow points, from the popover to its source.
    package enum Arrow: CaseIterable, Hashable, Sendable { case up, down, left, right }

    /// The length of the arrow in points, recorded on iOS 26.
    package static let arrowLength: CGFloat = 13
    /// The corner radius in points, a guess.
    package static let corners: CGFloat = 13
    /// The size of a popover whose content asks for none, in points; a guess.
    package static let usualSize = CGSize(width: 320, height: 480)
    /// The margin at the edges that iOS 26 adds to `popoverLayoutMargins`, in points.
    package static let wideMargin: CGFloat = 9
    /// The distance from the middle of a bar button to its popover, which covers part of the button, in points;
    /// recorded on iOS 26.
    private static let buttonOffset: CGFloat = 8

    /// A side of the source, with the available and the required length in points.
    private struct Side {
        var arrow: Arrow
        var left: CGFloat
        var length: CGFloat
        /// Whether the popover can be centered on the source.
        var isCentered: Bool
        var fits: Bool { left >= length }
    }

    /// Places a popover of a size in points below, above, to the right or to the left of its source, on the first
    /// permitted side that has space for it centered on the source, otherwise on the first side that has space.
    package init(_ size: CGSize, beside source: CGRect, in room: CGRect, permitted: some Collection<Arrow>) {
        let gap = Self.arrowLength
        let fitsAcross = source.midX - size.width / 2 >= room.minX && source.midX + size.width / 2 <= room.maxX
        let fitsAlong = source.midY - size.height / 2 >= room.minY && source.midY + size.height / 2 <= room.maxY
        let sides = [
            Side(
                arrow: .up, left: room.maxY - source.maxY - gap, length: size.height, isCentered: fitsAcross),
            Side(
                arrow: .down, left: source.minY - room.minY - gap, length: size.height, isCentered: fitsAcross),
            Side(
                arrow: .left, left: room.maxX - source.maxX - gap, length: size.width, isCentered: fitsAlong),
            Side(
                arrow: .right, left: source.minX - room.minX - gap, length: size.width, isCentered: fitsAlong),
        ].filter { permitted.contains($0.arrow) }
        let side =
            sides.first { $0.fits && $0.isCentered } ?? sides.first(where: \.fits) ?? sides.max { $0.left < $1.left }
            ?? Side(arrow: .up, left: room.height, length: size.height, isCentered: false)
        let isUpright = side.arrow == .up || side.arrow == .down
        let width = max(0, min(size.width, isUpright ? room.width : side.left))
        let height = max(0, min(size.height, isUpright ? side.left : room.height))
        let x: CGFloat =
            switch side.arrow {
            case .left: source.maxX + gap
            case .right: source.minX - gap - width
            default: Self.start(source.midX, width, room.minX, room.maxX)
            }
        let y: CGFloat =
            switch side.arrow {
            case .up: source.maxY + gap
            case .down: source.minY - gap - height
            default: Self.start(source.midY, height, room.minY, room.maxY)
            }
        (frame, arrow) = (CGRect(x: x, y: y, width: width, height: height), side.arrow)
    }

    /// Places a popover of a size in points over part of a bar button, without an arrow: downward, or upward if there
    /// is no space below, which is inferred.
    package init(_ size: CGSize, over button: CGRect, in room: CGRect) {
        let width = max(0, min(size.width, room.width))
        let top = button.midY + Self.buttonOffset
        let isBelow = top + size.height <= room.maxY || button.midY < room.midY
        let left = isBelow ? room.maxY - top : button.midY - Self.buttonOffset - room.minY
        let height = max(0, min(size.height, left))
        frame = CGRect(
            x: Self.start(button.midX, width, room.minX, room.maxX),
            y: isBelow ? top : button.midY - Self.buttonOffset - height, width: width, height: height)
        arrow = nil
    }

    /// Returns the origin of a length that is centered on a position as closely as two bounds allow.
    private static func start(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(low, min(middle - length / 2, high - length))
    }
}
