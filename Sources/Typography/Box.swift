import LayoutSimGeometry

/// What is shown for a character that no font has.
enum Box: UInt32, Hashable {
    case letter
    /// As wide as the font is large: the icons in the private use area of icon fonts.
    case icon
    /// As wide as the system's emoji.
    case emoji

    /// The face that the boxes are glyphs of; no file has that name.
    static let face = FontFace(file: "box")

    /// In em, up to 20 points.
    var advance: Double {
        switch self {
        case .letter: 0.75
        case .icon: 1
        case .emoji: 1.25
        }
    }

    /// What an emoji's box is wider than `advance`, in em, never positive: from 20 points on it is 5 points wider than
    /// the font is large [5 of 5 stored frames].
    static func emojiWidening(size: Double) -> Double {
        size > 20 ? 5 / size - 0.25 : 0
    }

    /// A frame in em around the origin on the baseline, y downwards.
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
    /// The contour of a rectangle the other way round, which cuts a hole under both fill rules.
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
