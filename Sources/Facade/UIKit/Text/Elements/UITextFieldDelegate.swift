public import Foundation

/// The delegate of a text field, which manages its editing.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asks the delegate whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks the delegate whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing ended; called only if the method with a reason is not implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells the delegate that editing ended, and why; the reason is always `committed` here.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asks the delegate whether typed text may replace a range of the text; not called when text is set in code.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Tells the delegate that the selection changed; called only after edits here.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asks the delegate whether the clear button may remove the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asks the delegate whether the return key may trigger the field's action.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Asks the delegate for the edit menu of a range; never called here.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

extension UITextField {
    /// The style of the border around a text field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When an overlay view appears.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    /// Posted after editing begins; the object is the text field.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ends; the object is the text field.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted after the user edits the text; the object is the text field.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
    /// The key for the reason why editing ended; notifications have no user info here.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
