public import Foundation

/// What people want a pencil's tap to do.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
        runSystemShortcut
}

/// Taps of a pencil, which nobody has here.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    public static var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    public static var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    public static var prefersPencilOnlyDrawing: Bool { false }
    public static var prefersHoverToolPreview: Bool { false }

    public override init() { super.init() }
    public init(delegate: (any UIPencilInteractionDelegate)?) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Is told of a pencil's taps.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Opens a view while something is dragged over it; nothing does so here.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    public init(activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void)
    { handler = activationHandler }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// How far a view is from being opened.
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive = 0, possible, activating, activated }

/// Where something is dragged.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// Says that a view lies on the edge of a scroll view, whose edge effect it then has; effects are not drawn.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []

    @preconcurrency @MainActor public override init() { super.init() }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
