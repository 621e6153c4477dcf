public import Foundation

/// An interaction that provides selection and editing gestures for a custom text view; no gestures are recognized here.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
    /// The mode of a text interaction, editable or not.
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

/// The delegate of a text interaction.
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
