import CoreGraphics
import QuartzCore

/// A page that is bound at an edge and folded back along a line that moves from the opposite edge to that one.
///
/// The fold is sharp and parallel to the edge. The back of the page is white, with the front showing through.
final class PageCurl: UIView {
    private let front: FormerLook
    private let back = UIView()
    private let edge: LookTransition.Edge

    init(_ front: FormerLook, to edge: LookTransition.Edge) {
        (self.front, self.edge) = (front, edge)
        super.init(frame: CGRect(origin: .zero, size: front.bounds.size))
        clipsToBounds = true
        addSubview(front)
        back.backgroundColor = .white
        back.layer.shadowOpacity = 0.3
        back.layer.shadowOffset = .zero
        addSubview(back)
        let shine = FormerLook(sameAs: front)
        back.addSubview(shine)
        for view in [front, back, shine] {
            view.layer.transform = CATransform3DIdentity
            view.layer.bounds.size = bounds.size
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
        shine.alpha = 0.12
        let isHorizontal = edge == .left || edge == .right
        shine.transform = CGAffineTransform(scaleX: isHorizontal ? -1 : 1, y: isHorizontal ? 1 : -1)
    }

    required init?(coder: NSCoder) { nil }

    /// Rolls the page up or unrolls it, with animations that the closure starts.
    func roll(isClosing: Bool, _ start: (CABasicAnimation, CALayer) -> Void) {
        let size = bounds.size
        let (isHorizontal, isFirst) = (edge == .left || edge == .right, edge == .left || edge == .top)
        // The visible part of the page ends at the fold; the bound edge stays in place.
        let anchor = CGPoint(x: isHorizontal && !isFirst ? 1 : 0, y: isHorizontal || isFirst ? 0 : 1)
        layer.anchorPoint = anchor
        layer.position = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        let closed = isHorizontal ? CGSize(width: 0, height: size.height) : CGSize(width: size.width, height: 0)
        func move(_ path: String, _ layer: CALayer, _ open: Any, _ rolled: Any) {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue) = isClosing ? (open, rolled) : (rolled, open)
            animation.isAdditive = path == "position"
            start(animation, layer)
        }
        move("bounds.size", layer, size, closed)
        // Relative to the origin of the visible part: the front is stationary on screen, the back is its mirror image
        // at the fold.
        let beyond = edge.opposite.offset(of: size)
        if !isFirst { move("position", front.layer, CGPoint.zero, beyond) }
        move("shadowRadius", back.layer, CGFloat(0), CGFloat(12))
        move("position", back.layer, beyond, isFirst ? edge.offset(of: size) : CGPoint.zero)
    }
}
