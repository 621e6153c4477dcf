public import Foundation

/// The delegate of a viewport layout controller, which provides the viewport bounds and shows the visible fragments.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// Asks the delegate for the visible rectangle, in points of the text container.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Asks the delegate to show a fragment that is visible.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Tells the delegate that layout is about to begin.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Tells the delegate that layout ended.
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
    /// The delegate, which provides the viewport and shows the fragments.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// The layout manager of the fragments.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The visible rectangle of the last layout, in points of the text container.
    open private(set) var viewportBounds = CGRect.zero
    /// The range of the visible fragments; `nil` before layout.
    open private(set) var viewportRange: NSTextRange?

    /// Creates a controller for the fragments of a layout manager.
    public init(textLayoutManager: NSTextLayoutManager) { self.textLayoutManager = textLayoutManager }

    /// Asks the delegate for the viewport, and passes it each visible fragment.
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
    /// Returns the top of the fragment at a location, in points of the text container; 0 if there is none.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }
    /// Moves the viewport vertically by a distance in points.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}
