import LayoutSimGeometry

/// What is shown for a character that no font has.
enum Box: UInt32, Hashable {
    case letter
    /// As wide as the system's emoji.
    case emoji

    /// The face that the boxes are glyphs of; no file has that name.
    static let face = FontFace(file: "box")

    /// In em.
    var advance: Double {
        switch self {
        case .letter: 0.75
        case .emoji: 1.25
        }
    }

    /// A frame in em around the origin on the baseline, y downwards.
    var outline: Path {
        let outer = Rect(x: margin, y: -height, width: advance - 2 * margin, height: height + depth)
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
