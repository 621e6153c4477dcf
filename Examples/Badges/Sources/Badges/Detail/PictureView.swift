import UIKit

/// Draws a patch as large as fits.
final class PatchView: UIView {
    var patch = Patch(palette: .sun, sign: .brackets) {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        context.translateBy(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2)
        context.scaleBy(x: side / 200, y: side / 200)
        let colors = patch.palette.colors
        let rings: [(radius: CGFloat, color: UIColor)] = [
            (100, colors.rim), (86, colors.band), (74, colors.edge), (71, colors.field),
        ]
        for (radius, color) in rings {
            color.setFill()
            fill(hexagon(radius: radius))
        }
        colors.sign.setFill()
        patch.sign.paths.forEach(fill)
    }

    /// Fills a path whose origin is in the middle of a square of 200 by 200.
    private func fill(_ path: UIBezierPath) {
        path.apply(CGAffineTransform(translationX: 100, y: 100))
        path.usesEvenOddFillRule = true
        path.fill()
    }

    private func hexagon(radius: CGFloat) -> UIBezierPath {
        let height = radius * CGFloat(3).squareRoot() / 2
        return polygon([
            CGPoint(x: 0, y: -radius), CGPoint(x: height, y: -radius / 2), CGPoint(x: height, y: radius / 2),
            CGPoint(x: 0, y: radius), CGPoint(x: -height, y: radius / 2), CGPoint(x: -height, y: -radius / 2),
        ])
    }
}

private func polygon(_ points: [CGPoint]) -> UIBezierPath {
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
        }
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
