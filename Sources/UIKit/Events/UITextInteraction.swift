public import Foundation

/// The touches that select and edit the text of a view that draws it by itself; no finger does so here.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
    /// Whether the text is edited.
    public enum TextInteractionMode: Int, Sendable { case editable = 0, nonEditable }
    open private(set) weak var view: UIView?
    open weak var delegate: (any UITextInteractionDelegate)?
    open weak var textInput: (any UIResponder & UITextInput)?
    open private(set) var textInteractionMode: TextInteractionMode
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

    public init(for mode: TextInteractionMode) { textInteractionMode = mode }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Is asked and told of text interactions.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    func interactionWillBegin(_ interaction: UITextInteraction)
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
