public import Foundation

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
