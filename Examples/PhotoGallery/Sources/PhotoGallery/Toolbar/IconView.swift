import UIKit

/// A white line drawing.
final class IconView: UIView {
    private let path: (CGRect) -> UIBezierPath
    private let size: CGSize

    /// Creates an icon of a size in points; `path` draws within a rectangle of that size.
    init(_ size: CGSize, path: @escaping (CGRect) -> UIBezierPath) {
        (self.size, self.path) = (size, path)
        super.init(frame: CGRect(origin: .zero, size: size))
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize { size }

    override func draw(_ rect: CGRect) {
        UIColor.white.setStroke()
        let lines = path(bounds)
        lines.lineWidth = 2
        lines.lineCapStyle = .round
        lines.lineJoinStyle = .round
        lines.stroke()
    }
}

extension UIBezierPath {
    /// Creates an icon of polylines, each a list of points; points are fractions of a rectangle.
    convenience init(_ lines: [[(x: CGFloat, y: CGFloat)]], in rect: CGRect) {
        self.init()
        for line in lines {
            for (index, part) in line.enumerated() {
                let point = CGPoint(x: rect.minX + part.x * rect.width, y: rect.minY + part.y * rect.height)
                if index == 0 { move(to: point) } else { addLine(to: point) }
            }
        }
    }
}
