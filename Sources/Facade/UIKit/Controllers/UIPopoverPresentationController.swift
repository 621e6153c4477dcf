public import Foundation
public import LayoutSimInertness
import LayoutSimUIKitArithmetic

/// A presentation controller that shows a popover next to its source.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The delegate, if it responds to popovers.
    open var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }
    /// The directions that the arrow may have; any by default.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The view that the popover points to.
    open var sourceView: UIView?
    /// The rectangle that the popover points to, in the coordinate space of the source view; `.null` for all of it.
    open var sourceRect: CGRect = .null
    /// The view or bar button that the popover points to; a view gives way to `sourceView`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Whether the popover may cover its source; stored only.
    @Inert(.layout) open var canOverlapSourceViewRect = false
    /// The bar button that the popover points to, which takes precedence over a source view.
    open var barButtonItem: UIBarButtonItem?
    /// The direction of the arrow; unknown before the popover is presented, and empty over a bar button on iOS 26.
    open var arrowDirection: UIPopoverArrowDirection {
        guard isPopover, let place else { return .unknown }
        return place.arrow.map(UIPopoverArrowDirection.init) ?? []
    }
    /// The views that take touches while the popover is visible; stored only.
    @Inert(.behavior) open var passthroughViews: [UIView]? = nil
    /// The color of the background, or `nil` for the default; stored only.
    @Inert(.looks) open var backgroundColor: UIColor? = nil
    /// The distance from the edges of the window's safe area, in points; 10 by default.
    open var popoverLayoutMargins: UIEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// The class of the background, or `nil` for the default; stored only.
    @Inert(.looks) open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? = nil
    /// The controller of the sheet that the popover becomes in a compact width.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        if let asked, asked != presentationStyle { return asked }
        return traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    private var corners = SheetCorners()
    private lazy var backdrop: UIDimmingView = {
        let view = UIDimmingView()
        view.backgroundColor = .clear
        view.tapped = { [weak self] in self?.dismissByTap() }
        return view
    }()

    /// Whether the presentation is an actual popover; other styles use this class only for their source.
    private var isPopover: Bool { presentationStyle == .popover }

    private var place: PopoverPlace? {
        guard let container = containerView, let source = source(in: container) else { return nil }
        let asked = presentedViewController.preferredContentSize
        let size = CGSize(
            width: asked.width > 0 ? asked.width : PopoverPlace.usualSize.width,
            height: asked.height > 0 ? asked.height : PopoverPlace.usualSize.height)
        let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        guard _iOS(26) else {
            return PopoverPlace(size, beside: source, in: room, permitted: permittedArrows)
        }
        let inner = room.insetBy(dx: PopoverPlace.wideMargin, dy: PopoverPlace.wideMargin)
        if barButton != nil { return PopoverPlace(size, over: source, in: inner) }
        return PopoverPlace(size, beside: source, in: inner, permitted: permittedArrows)
    }

    private var permittedArrows: [PopoverPlace.Arrow] {
        PopoverPlace.Arrow.allCases.filter { permittedArrowDirections.contains(UIPopoverArrowDirection($0)) }
    }

    private var barButton: UIBarButtonItem? { barButtonItem ?? sourceItem as? UIBarButtonItem }

    /// Returns the frame of the source, in points of the container.
    private func source(in container: UIView) -> CGRect? {
        if let barButton { return container.window?.place(of: barButton) }
        if let view = sourceView { return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container) }
        return sourceItem?.frame(in: container)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        isPopover
            ? place?.frame ?? super.frameOfPresentedViewInContainerView
            : super.frameOfPresentedViewInContainerView
    }

    override func placePresentedView() {
        super.placePresentedView()
        guard isPopover, let container = containerView else { return backdrop.removeFromSuperview() }
        backdrop.frame = container.bounds
        if backdrop.superview !== container { container.insertSubview(backdrop, at: 0) }
        if let presentedView { corners.round(presentedView, PopoverPlace.corners, all: true) }
    }

    override func departureEnded() {
        if let presentedView { corners.restore(presentedView) }
    }

    override var raisesLevel: Bool { isPopover }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        placePresentedView()
    }

    /// Dismisses the popover after a tap outside it, if the app allows that.
    private func dismissByTap() {
        let delegate = delegate
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true,
            popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
        else { return delegate?.presentationControllerDidAttemptToDismiss(self) ?? () }
        delegate?.presentationControllerWillDismiss(self)
        presentingViewController.dismiss(animated: true) {
            delegate?.presentationControllerDidDismiss(self)
            self.popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
        }
    }
}

extension UIWindow {
    /// Returns the frame of a bar button item, in points of the window, or `nil` if no bar shows it.
    fileprivate func place(of item: UIBarButtonItem) -> CGRect? {
        var found: CGRect?
        forEachInTree { view in
            for place in view.barButtons {
                if case .item(let own) = place.kind, own === item { found = view.convert(place.frame, to: self) }
            }
        }
        return found
    }
}

extension UIPopoverArrowDirection {
    /// Creates the direction in which an arrow points.
    fileprivate init(_ arrow: PopoverPlace.Arrow) {
        switch arrow {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        }
    }
}
