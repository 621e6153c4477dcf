import CoreGraphics
import LayoutSimPixels
import QuartzCore

/// A snapshot of a view's former appearance, shown in the view's place during a transition.
final class FormerLook: UIView {
    private let picture: LookPicture

    /// Captures the appearance of a view at its last layout; returns `nil` if the view is not visible.
    init?(of view: UIView) {
        guard let window = view.window, !window.isHidden, !view.isHidden, !view.bounds.isEmpty else { return nil }
        picture = LookPicture(of: view)
        super.init(frame: view.bounds)
        layer.anchorPoint = view.layer.anchorPoint
        layer.bounds = view.layer.bounds
        layer.position = view.layer.position
        layer.transform = view.layer.transform
    }

    /// Creates another view with the same snapshot.
    init(sameAs other: FormerLook) {
        picture = other.picture
        super.init(frame: other.bounds)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the snapshot is opaque.
    var isSolid: Bool { picture.isSolid }

    /// Renders the snapshot.
    func develop() { layer.contents = picture.pixels }
}

/// The recorded drawing of a view, which is rasterized on first access.
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
    /// Renders the snapshots of former appearances in the tree, which is about to be drawn.
    func developFormerLooks() { forEachInTree { ($0 as? FormerLook)?.develop() } }

    /// Whether the background or the image of the view is known to cover its bounds.
    fileprivate var fillsBounds: Bool {
        guard alpha == 1, layer.cornerRadius == 0, layer.mask == nil else { return false }
        if let color = layer.backgroundColor, color.alpha == 1 { return true }
        guard let view = self as? UIImageView, [.scaleToFill, .scaleAspectFill].contains(view.contentMode) else {
            return false
        }
        return view.image?.cgImage?.bitmap.isOpaque ?? false
    }
}
