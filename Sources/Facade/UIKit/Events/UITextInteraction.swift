public import Foundation
import LayoutSimInertness

/// An interaction that provides selection and editing gestures for a custom text view; no gestures are recognized here.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
    /// The mode of a text interaction, editable or not.
    public enum TextInteractionMode: Int, Sendable { case editable = 0, nonEditable }
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called here.
    open weak var delegate: (any UITextInteractionDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The object whose text is selected and edited; stored only.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { inert(.behavior, self, from: oldValue, to: textInput) }
    }
    /// Whether the text can be edited.
    open private(set) var textInteractionMode: TextInteractionMode
    /// The gesture recognizers that others may wait for; always none here.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

    /// Creates an interaction for text that can or cannot be edited.
    public init(for mode: TextInteractionMode) { textInteractionMode = mode }
    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a text interaction.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns whether the interaction may begin at a point; never called here.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Tells the delegate that the interaction is about to begin; never called here.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Tells the delegate that the interaction ended; never called here.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
