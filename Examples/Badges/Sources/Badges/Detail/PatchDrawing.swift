import UIKit

extension Patch {
    /// Draws the patch as large as it fits in a rectangle.
    @MainActor func draw(in bounds: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        context.translateBy(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2)
        context.scaleBy(x: side / 200, y: side / 200)
        let colors = palette.colors
        let rings: [(radius: CGFloat, color: UIColor)] = [
            (100, colors.rim), (86, colors.band), (74, colors.edge), (71, colors.field),
        ]
        for (radius, color) in rings {
            color.setFill()
            fill(hexagon(radius: radius))
        }
        colors.sign.setFill()
        sign.paths.forEach(fill)
    }

    /// Fills a path whose origin is the center of a square of 200 by 200.
    @MainActor private func fill(_ path: UIBezierPath) {
        path.apply(CGAffineTransform(translationX: 100, y: 100))
        path.usesEvenOddFillRule = true
        path.fill()
    }

    @MainActor private func hexagon(radius: CGFloat) -> UIBezierPath {
        let height = radius * CGFloat(3).squareRoot() / 2
        return polygon([
            CGPoint(x: 0, y: -radius), CGPoint(x: height, y: -radius / 2), CGPoint(x: height, y: radius / 2),
            CGPoint(x: 0, y: radius), CGPoint(x: -height, y: radius / 2), CGPoint(x: -height, y: -radius / 2),
        ])
    }
}

@MainActor private func polygon(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
}

extension Patch.Palette {
    /// The colors of the rings, from outside to inside, and of the sign.
    fileprivate var colors: (rim: UIColor, band: UIColor, edge: UIColor, field: UIColor, sign: UIColor) {
        switch self {
        case .sun:
            (
                UIColor(hex: 0xF9A33F), UIColor(hex: 0xFEDD60), UIColor(hex: 0xE07C2E), UIColor(hex: 0xF08A3C),
                UIColor(hex: 0xFFF6D8)
            )
        case .ember:
            (
                UIColor(hex: 0xC5432D), UIColor(hex: 0xEE6C4D), UIColor(hex: 0x8E2216), UIColor(hex: 0xB42D1E),
                UIColor(hex: 0xFBE3D6)
            )
        case .sea:
            (
                UIColor(hex: 0x2D7FB8), UIColor(hex: 0x6EC1E4), UIColor(hex: 0x1B5A8A), UIColor(hex: 0x2A93C9),
                UIColor(hex: 0xE6F6FD)
            )
        case .leaf:
            (
                UIColor(hex: 0x3F8F4F), UIColor(hex: 0x8FCB74), UIColor(hex: 0x2A6B3A), UIColor(hex: 0x4BA65B),
                UIColor(hex: 0xEEF8E4)
            )
        case .dusk:
            (
                UIColor(hex: 0x6A4C9C), UIColor(hex: 0xB59BD8), UIColor(hex: 0x4A3275), UIColor(hex: 0x7A5BB5),
                UIColor(hex: 0xF2EAFB)
            )
        }
    }
}

extension UIColor {
    fileprivate convenience init(hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
}

extension Patch.Sign {
    /// The outlines around the origin.
    @MainActor fileprivate var paths: [UIBezierPath] {
        switch self {
        case .brackets: [bracket(side: 1), bracket(side: -1)]
        case .clock: [ring, hand(length: 42), shortHand, disc(radius: 6)]
        case .bars: [bar(at: -30, height: 30), bar(at: 0, height: 52), bar(at: 30, height: 76)]
        case .dots:
            [
                disc(radius: 12, at: CGPoint(x: 0, y: -32)), disc(radius: 12, at: CGPoint(x: -30, y: 20)),
                disc(radius: 12, at: CGPoint(x: 30, y: 20)),
            ]
        }
    }

    @MainActor private func bar(at x: CGFloat, height: CGFloat) -> UIBezierPath {
        UIBezierPath(roundedRect: CGRect(x: x - 10, y: 38 - height, width: 20, height: height), cornerRadius: 4)
    }

    @MainActor private func disc(radius: CGFloat, at center: CGPoint) -> UIBezierPath {
        let path = disc(radius: radius)
        path.apply(CGAffineTransform(translationX: center.x, y: center.y))
        return path
    }

    @MainActor private func bracket(side: CGFloat) -> UIBezierPath {
        let corners: [(x: CGFloat, y: CGFloat)] = [(-12, -36), (-2, -26), (-28, 0), (-2, 26), (-12, 36), (-48, 0)]
        return polygon(corners.map { CGPoint(x: side * $0.x, y: $0.y) })
    }

    @MainActor private var ring: UIBezierPath {
        let path = disc(radius: 56)
        path.append(disc(radius: 50))
        return path
    }

    @MainActor private var shortHand: UIBezierPath {
        let path = hand(length: 30)
        path.apply(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        return path
    }

    @MainActor private func hand(length: CGFloat) -> UIBezierPath {
        UIBezierPath(roundedRect: CGRect(x: -3, y: -length, width: 6, height: length), cornerRadius: 3)
    }

    @MainActor private func disc(radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
            roundedRect: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), cornerRadius: radius)
    }
}
