public import Foundation

/// The delegate of a viewport layout controller, which provides the viewport bounds and shows the visible fragments.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
    public func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
}

/// A controller that passes the visible layout fragments to its delegate for display.
open class NSTextViewportLayoutController: NSObject {
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    open private(set) var viewportBounds = CGRect.zero
    open private(set) var viewportRange: NSTextRange?

    public init(textLayoutManager: NSTextLayoutManager) { self.textLayoutManager = textLayoutManager }

    open func layoutViewport() {
        guard let delegate, let textLayoutManager else { return }
        viewportBounds = delegate.viewportBounds(for: self)
        viewportRange = nil
        delegate.textViewportLayoutControllerWillLayout(self)
        textLayoutManager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
            guard fragment.layoutFragmentFrame.intersects(viewportBounds) else { return true }
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            viewportRange = viewportRange.map { $0.union(fragment.rangeInElement) } ?? fragment.rangeInElement
            return true
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}
