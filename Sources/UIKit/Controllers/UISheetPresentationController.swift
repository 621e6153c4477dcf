public import Foundation

/// A presentation controller that shows a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    @preconcurrency @MainActor open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
        public let identifier: Identifier
        let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }
        public class func medium() -> Self { make(.medium) { SheetMetrics.medium($0) } }
        public class func large() -> Self { make(.large) { $0.maximumDetentValue } }
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self { make(identifier ?? Identifier("custom"), resolver) }
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
        private class func make(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self { unsafe unsafeDowncast(Detent(identifier, resolver), to: self) }
        public static let inactive: CGFloat = -1
    }

    open var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
        delegate as? any UISheetPresentationControllerDelegate
    }
    open weak var sourceView: UIView?
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
    open var preferredCornerRadius: CGFloat?
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersPageSizing = true
    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// The selected detent, or the first one.
    private var selectedDetent: Detent? {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    }

    open override var frameOfPresentedViewInContainerView: CGRect { metrics?.frame(height: detentValue) ?? .zero }

    private var metrics: SheetMetrics? {
        containerView.map { SheetMetrics($0.bounds.size, $0.safeAreaInsets, $0.traitCollection) }
    }

    /// The height of the selected detent above the bottom of the safe area, in points.
    var detentValue: CGFloat { value(of: selectedDetent) }
    /// The heights of all detents above the bottom of the safe area, in points.
    var detentValues: [CGFloat] { detents.map(value) }

    private func value(of detent: Detent?) -> CGFloat {
        guard let metrics else { return 0 }
        let context = DetentContext(traits: traitCollection, maximum: metrics.maximum)
        return min(detent?.resolver(context) ?? metrics.maximum, metrics.maximum)
    }

    func identifier(ofDetent value: CGFloat) -> Detent.Identifier? {
        detents.first { self.value(of: $0) == value }?.identifier
    }

    /// The downward translation of a drag from the detent, in points.
    var dragged: CGFloat = 0

    /// The height of a sheet from its top to the bottom of the screen, in points.
    func fullHeight(of value: CGFloat) -> CGFloat {
        guard let metrics, let containerView else { return 0 }
        return containerView.bounds.maxY - metrics.frame(height: value).minY
    }

    override func departureEnded() {
        guard let presentedView else { return }
        corners.restore(presentedView)
        presentedView.giveSafeArea(bottom: nil)
    }

    private lazy var dimming = makeDimming()
    override var dimmingView: UIView? { dimming }
    override var companions: [UIView] { grabber.superview == nil ? [] : [grabber] }
    private lazy var grabber = SheetGrabber()
    private var corners = SheetCorners()

    /// Whether the presenting view is undimmed and receives touches.
    var isUndimmed: Bool {
        guard let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
            return false
        }
        return detents.firstIndex { $0 === selectedDetent } ?? 0 <= largest
    }

    private func makeDimming() -> UIDimmingView {
        let dimming = UIDimmingView()
        dimming.tapped = { [weak self] in self?.dismissByTouch() }
        return dimming
    }

    private func placeDimming(in container: UIView) {
        dimming.frame = container.bounds
        dimming.isHidden = isUndimmed
        if dimming.superview !== container { container.insertSubview(dimming, at: 0) }
    }

    /// Lays out the presented view; a floating sheet is rendered smaller than it is laid out.
    override func placePresentedView() {
        guard let containerView, let metrics, let view = presentedView else { return }
        let place = detentValue - dragged
        let smallest = detentValues.min() ?? place
        let height = min(max(place, smallest), detentValues.max() ?? place)
        let full = fullHeight(of: smallest)
        var offset = max(0, smallest - place)
        if presentedViewController.isModalInPresentation { offset = RubberBand.offset(pulledBy: offset, length: full) }
        placeDimming(in: containerView)
        dimming.alpha = SheetMotion.dimming(offset: offset, height: full) / SheetMotion.dimming(offset: 0, height: full)
        let frame = metrics.frame(height: height).offsetBy(dx: 0, dy: offset)
        view.transform = .identity
        view.bounds.size = metrics.size(height: height)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        let scale = frame.width / max(view.bounds.width, 1)
        if scale != 1 { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
        view.giveSafeArea(
            bottom: metrics.bottomSafeArea(height: height, scale: max(1, containerView.traitCollection.displayScale)))
        if prefersGrabberVisible {
            grabber.place(above: frame, in: containerView)
        } else if grabber.superview != nil {
            grabber.removeFromSuperview()
        }
        corners.round(view, (preferredCornerRadius ?? metrics.cornerRadius) / scale, all: metrics.isAboveEdges(height))
    }
}

@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

@MainActor private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// An item that a popover can be anchored to.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { convert(bounds, to: referenceView) }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
