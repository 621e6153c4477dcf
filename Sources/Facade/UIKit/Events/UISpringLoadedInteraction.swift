public import Foundation

/// An interaction that activates a view while a drag hovers over it; never activated here.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction with a handler of the activation, which is never called here.
    public init(activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void)
    { handler = activationHandler }
    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The state of the spring-loading effect.
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive = 0, possible, activating, activated }

/// The context of a spring-loaded interaction.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the effect.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows the effect.
    var targetView: UIView? { get set }
    /// The item that is activated, such as an index path.
    var targetItem: Any? { get set }
    /// Returns the location of the drag in the coordinate space of a view.
    func location(in view: UIView?) -> CGPoint
}
