import LayoutSimDrawing
import LayoutSimGeometry

/// The box drawn for a character that no font covers, like a font's `.notdef` glyph.
enum NotdefBox: UInt32, Hashable {
    case letter
    /// A box one em wide, for an icon of an icon font in a private use area.
    case icon
    /// A box as wide as the system's emoji.
    case emoji

    /// The face whose glyphs are the boxes; no font file has this name.
    static let face = FontFace(file: "box")

    /// The advance in em, at sizes up to 15 points.
    var advance: Double {
        switch self {
        case .letter: 0.75
        case .icon: 1
        case .emoji: 1.4
        }
    }

    /// Returns the correction of an emoji's `advance`, in em, never positive: at 15 points an emoji is 6 points wider
    /// than the font size, from 20 points on 5 points [7 and 5 stored frames].
    static func emojiWidening(size: Double) -> Double {
        switch size {
        case ...15: 0
        case ..<20: (6 - (size - 15) / 5) / size - 0.4
        default: 5 / size - 0.4
        }
    }

    /// A hollow rectangle in em; the origin is on the baseline, and the y-axis points down.
    var outline: Path {
        let outer = Rect(x: margin, y: -height, width: min(1, advance) - 2 * margin, height: height + depth)
        let inner = outer.inset(by: EdgeInsets(all: stroke))
        return Path(Path.rect(outer).elements + Path.rect(inner).reversedRect)
    }

    private var margin: Double { 0.07 }
    private var stroke: Double { 0.06 }
    private var height: Double { self == .emoji ? 0.92 : 0.73 }
    private var depth: Double { self == .emoji ? 0.19 : 0 }
}

extension Path {
    /// The contour of a rectangle in reverse, which cuts a hole under both fill rules.
    fileprivate var reversedRect: [Element] {
        let corners = elements.compactMap { element -> Point? in
            switch element {
            case .move(let point), .line(let point): point
            case .curve, .close: nil
            }
        }
        return Path.polygon(corners.reversed()).elements
    }
}
