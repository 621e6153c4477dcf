import CoreGraphics
import LayoutSimPixels
import QuartzCore

/// A picture of what a view showed, in the place of the view, which a transition shows for a while.
final class FormerLook: UIView {
    private let picture: LookPicture

    /// The look of a view as it was laid out last; `nil` where nobody sees the view.
    init?(of view: UIView) {
        guard let window = view.window, !window.isHidden, !view.isHidden, !view.bounds.isEmpty else { return nil }
        picture = LookPicture(of: view)
        super.init(frame: view.bounds)
        layer.anchorPoint = view.layer.anchorPoint
        layer.bounds = view.layer.bounds
        layer.position = view.layer.position
        layer.transform = view.layer.transform
    }

    /// The same picture once more.
    init(sameAs other: FormerLook) {
        picture = other.picture
        super.init(frame: other.bounds)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether nothing behind it is seen.
    var isSolid: Bool { picture.isSolid }

    /// Draws the picture.
    func develop() { layer.contents = picture.pixels }
}

/// What a view showed; its pixels are drawn when somebody looks at it.
@MainActor private final class LookPicture {
    let isSolid: Bool
    private let drawing: CGContext
    private let bounds: CGRect
    private(set) lazy var pixels = UIImage(drawnIn: drawing, bounds)?.cgImage

    init(of view: UIView) {
        isSolid = view.fillsBounds
        bounds = view.bounds
        drawing = CGContext(scale: max(view.traitCollection.displayScale, 1))
        view.layer.render(in: drawing)
    }
}

extension UIView {
    /// Draws the pictures of former looks in the tree, which somebody is about to look at.
    func developFormerLooks() { forEachInTree { ($0 as? FormerLook)?.develop() } }

    /// Whether the background or the picture of the view surely covers all of it.
    fileprivate var fillsBounds: Bool {
        guard alpha == 1, layer.cornerRadius == 0, layer.mask == nil else { return false }
        if let color = layer.backgroundColor, color.alpha == 1 { return true }
        guard let view = self as? UIImageView, [.scaleToFill, .scaleAspectFill].contains(view.contentMode) else {
            return false
        }
        return view.image?.cgImage?.bitmap.isOpaque ?? false
    }
}
