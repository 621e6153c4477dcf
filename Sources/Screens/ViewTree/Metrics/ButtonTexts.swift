package import LayoutSimGeometry
import LayoutSimText

/// The title and subtitle of a button as a block; lengths are in points.
///
/// Titles of 17 points and subtitles of 13 points were a point apart in a button of 260 × 60, both aligned with the
/// leading edge of the wider one, or centered [iOS 26.1, iPhone 16].
package struct ButtonTexts: Hashable, Sendable {
    let title: Size
    /// The size of the subtitle; `nil` if there is none.
    let subtitle: Size?
    let padding: Double
    let alignment: Button.Subtitle.Alignment

    /// The size of the block; there is padding only between two texts.
    package var size: Size {
        guard let subtitle else { return title }
        let gap = title.width > 0 ? padding + title.height : 0
        return Size(width: max(title.width, subtitle.width), height: gap + subtitle.height)
    }

    /// Returns the frames of both texts within a rectangle of the block's size.
    package func parts(in block: Rect) -> (title: Rect, subtitle: Rect) {
        guard let subtitle else { return (block, Rect(origin: block.origin, size: .zero)) }
        return (
            Rect(origin: Point(x: left(of: title, in: block), y: block.minY), size: title),
            Rect(origin: Point(x: left(of: subtitle, in: block), y: block.maxY - subtitle.height), size: subtitle)
        )
    }

    private func left(of text: Size, in block: Rect) -> Double {
        switch alignment {
        case .left: block.minX
        case .center: block.minX + (block.width - text.width) / 2
        case .right: block.maxX - text.width
        }
    }
}

extension Button {
    /// Returns a block of a title and a subtitle with the given sizes.
    package func texts(title: Size, subtitle size: Size) -> ButtonTexts {
        ButtonTexts(
            title: title, subtitle: subtitle.map { _ in size }, padding: subtitle?.padding ?? 0,
            alignment: subtitle?.alignment ?? .left)
    }

    /// Whether there is a title or a subtitle.
    package var hasText: Bool { subtitle != nil || title.map { !$0.text.isEmpty } ?? false }
}
