public import Foundation
public import LayoutSimInertness

/// A behavior that is added to a view, such as dragging or a context menu.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction belongs to; `nil` for none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or with `nil` before it is removed.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or with `nil` after it was removed.
    func didMove(to view: UIView?)
}

/// An interaction that shows a context menu when a view is long-pressed.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a context menu appears.
    public enum Appearance: UInt, Sendable { case unknown = 0, rich, compact }
    /// The delegate that provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    /// Creates an interaction with a delegate that provides the menu.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        tellUncalled(of: delegate, by: self)
    }
    /// How the menu appears; always `.unknown` here.
    open var menuAppearance: Appearance { .unknown }
    /// The location of the press, in points of the view.
    var pressedPoint = CGPoint.zero
    /// Returns the location of the press in the coordinate space of a view; `nil` for that of the window.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(pressedPoint, to: view) ?? pressedPoint }
    /// Replaces the open menu; does nothing here.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) { inert(.behavior, self) }
    /// Closes the open menu.
    open func dismissMenu() { UIApplication.shared.events.menu = nil }
    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The configuration of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The order of the elements of a menu.
    public enum ElementOrder: Int, Sendable { case automatic = 0, priority, fixed }
    /// The identifier of the configuration.
    open private(set) var identifier: any NSCopying
    /// The identifiers of further items that the menu is about; stored only.
    @Inert(.behavior) open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number of items that the menu is about; stored only.
    @Inert(.looks) open var badgeCount = 0
    /// The order of the menu's elements; stored only.
    @Inert(.behavior) open var preferredMenuElementOrder: ElementOrder = .automatic
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?
    /// Creates a configuration; the preview is not shown here.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
/// Returns the view controller of a context menu's preview; never called here.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Returns the menu, given the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// How a preview goes over to its view controller.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss = 0, pop }

/// An animation of a context menu, alongside which others may run; delegates receive none here.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The view controller of the preview.
    var previewViewController: UIViewController? { get }
    /// Adds animations.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation of a tap on a preview; never used here.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes over to its view controller.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Methods that provide a context menu and follow it.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu for a press at a location in the view's coordinate space; `nil` for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the preview from which the menu opens; never called here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview to which the menu closes; never called here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Tells the delegate that the user tapped the menu's preview; never called here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Tells the delegate that the menu is about to open; the animator is always `nil` here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Tells the delegate that the menu is about to close; the animator is always `nil` here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// The appearance parameters of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The visible part of the view, or `nil` for all of it; stored only.
    @Inert(.looks) open var visiblePath: UIBezierPath? = nil
    /// The outline of the shadow, or `nil` for that of the visible part; stored only.
    @Inert(.looks) open var shadowPath: UIBezierPath? = nil
    /// The color behind the view, or `nil` for that of the system; stored only.
    @Inert(.looks) open var backgroundColor: UIColor! = nil
    @preconcurrency @MainActor public override init() { super.init() }
    /// Creates parameters for lines of text; the rectangles are not used here.
    public convenience init(textLineRects: [NSValue]) { self.init() }
}

/// The appearance parameters of a drag preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The container and position that a preview animates from or to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view that contains the preview.
    open private(set) var container: UIView
    /// The center of the preview in the coordinate space of the container.
    open private(set) var center: CGPoint
    /// The transform of the preview.
    open private(set) var transform: CGAffineTransform
    /// Creates a target at a point of a container.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}

/// The container and position that a drag preview animates from or to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view to show as a preview, with its parameters and target.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view that is shown.
    open private(set) var view: UIView
    /// The appearance of the preview.
    open private(set) var parameters: UIPreviewParameters
    /// Where the preview animates from or to.
    open private(set) var target: UIPreviewTarget
    /// Creates a preview of a view with parameters and a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }
    /// Creates a preview of a view with parameters at its own place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    /// Creates a preview of a view with default parameters at its own place.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
    /// Returns a preview of the same view with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// A view to show as a drag preview.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

/// An interaction that shows a tooltip for the pointer.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    /// Whether the tooltip may appear; stored only.
    @Inert(.behavior) open var isEnabled = true
    /// The text of the tooltip; it never appears here, since there is no pointer.
    @Inert(.behavior) open var defaultToolTip: String? = nil
    /// Creates an interaction with the text of a tooltip.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }
    @preconcurrency @MainActor public override init() { super.init() }
    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }
}
