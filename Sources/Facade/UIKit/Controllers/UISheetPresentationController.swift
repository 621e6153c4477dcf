public import Foundation
public import LayoutSimInertness
import LayoutSimUIKitArithmetic
import LayoutSimGeometry
import LayoutSimDevices

/// A presentation controller that shows a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The identifier of the detent of about half the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of the detent of the full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }
        /// The identifier of the detent.
        public let identifier: Identifier
        let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }
        /// Returns the detent of about half the height.
        public class func medium() -> Self {
            make(.medium) {
                SheetMetrics.medium(
                    of: $0.maximumDetentValue, scale: max(1, $0.containerTraitCollection.displayScale))
            }
        }
        /// Returns the detent of the full height.
        public class func large() -> Self { make(.large) { $0.maximumDetentValue } }
        /// Returns a detent with a custom height in points above the bottom safe area; a `nil` height makes it
        /// inactive.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self { make(identifier ?? Identifier("custom"), resolver) }
        /// Returns the height in points above the bottom of the safe area, or `nil` for an inactive detent.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).flatMap { $0 == Self.inactive ? nil : $0 }
        }
        private class func make(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self { unsafe unsafeDowncast(Detent(identifier, resolver), to: self) }
        /// The height of an inactive detent, at which the sheet never rests.
        public static let inactive: CGFloat = -1
    }

    /// The delegate, if it responds to sheets.
    open var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
        delegate as? any UISheetPresentationControllerDelegate
    }
    /// The view from which the sheet emerges; stored only.
    open weak var sourceView: UIView? {
        didSet { inert(.behavior, self, from: oldValue, to: sourceView) }
    }
    /// Whether the sheet stays at the bottom edge in a compact height, instead of filling the screen.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
    /// Whether a sheet at the edge in a compact height is as wide as its controller prefers, instead of the safe area.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
    /// Whether the sheet shows a grabber.
    open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
    /// The radius of the corners in points, or `nil` for the default.
    open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
    /// The heights at which the sheet can rest; the full height by default.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The identifier of the height at which the sheet rests, or `nil` for the first detent.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
    /// The identifier of the largest detent that does not dim the content behind, or `nil` for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
    /// Whether scrolling up from the top of the content enlarges the sheet.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet has a readable width on large screens; stored only.
    @Inert(.layout) open var prefersPageSizing = true
    /// Makes changes to the sheet, without animation here.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Resolves the detents again in the next layout.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// The active detents with their heights above the bottom of the safe area, in points.
    private var activeDetents: [(detent: Detent, value: CGFloat)] {
        guard let metrics else { return [] }
        let context = DetentContext(traits: traitCollection, maximum: metrics.maximum)
        return detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent, min($0, metrics.maximum)) }
        }
    }

    /// The selected detent if it is active, or else the first active one.
    private var selectedDetent: (detent: Detent, value: CGFloat)? {
        let active = activeDetents
        return active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active.first
    }

    open override var frameOfPresentedViewInContainerView: CGRect { metrics?.frame(height: detentValue) ?? .zero }

    private var metrics: SheetMetrics? {
        containerView.map {
            SheetMetrics(
                $0.bounds.size, EdgeInsets($0.safeAreaInsets),
                isCompact: $0.traitCollection.verticalSizeClass == .compact,
                floats: _iOS(26), screenCorner: SimulatedDevice.current.viewport.cornerRadius, edgeWidth: edgeWidth)
        }
    }

    /// The preferred width in points of a sheet at the edge in a compact height, or the safe area's.
    private var edgeWidth: CGFloat?? {
        guard prefersEdgeAttachedInCompactHeight else { return nil }
        let preferred = presentedViewController.preferredContentSize.width
        return .some(widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0 ? preferred : nil)
    }

    /// The height of the selected detent above the bottom of the safe area, in points.
    /// Without an active detent, it is the full height.
    var detentValue: CGFloat { selectedDetent?.value ?? metrics?.maximum ?? 0 }
    /// The heights of the active detents above the bottom of the safe area, in points.
    var detentValues: [CGFloat] { activeDetents.map(\.value) }

    func identifier(ofDetent value: CGFloat) -> Detent.Identifier? {
        activeDetents.first { $0.value == value }?.detent.identifier
    }

    /// How a finger has moved the sheet.
    var pull = SheetPull()

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
    override var raisesLevel: Bool { true }
    override var companions: [UIView] { grabber.superview == nil ? [] : [grabber] }
    private lazy var grabber = SheetGrabber()
    private var corners = SheetCorners()

    /// Whether the presenting view is undimmed and receives touches.
    var isUndimmed: Bool {
        guard let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
            return false
        }
        let selected = selectedDetent?.detent
        return detents.firstIndex { $0 === selected } ?? 0 <= largest
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

/// The context in which a detent has its height.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the presentation.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the largest detent, in points above the bottom of the safe area.
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

/// The methods for responding to a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Tells the delegate that the user moved the sheet to another detent.
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
    /// Returns the frame of the item in a view, or `nil` if it is not visible there.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of the view in the coordinate space of another view.
    public func frame(in referenceView: UIView) -> CGRect? { convert(bounds, to: referenceView) }
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upward, with the popover below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Downward, with the popover above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left, with the popover to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right, with the popover to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// In any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// The methods for responding to a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Tells the delegate that the popover is about to be presented; not called if it becomes a sheet.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether a tap outside the popover dismisses it; `true` by default.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Tells the delegate that a tap outside the popover has dismissed it.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// Lets the delegate change the source of the popover when the layout changes; never called here.
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
