// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UITextFieldDelegate where Self: _RXDelegateProxy {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate(or: NoDelegate.shared as any UITextFieldDelegate).textFieldShouldBeginEditing(textField)
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        pass("textFieldDidBeginEditing:", [textField]) { (delegate: any UITextFieldDelegate) in
            delegate.textFieldDidBeginEditing(textField)
        }
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        delegate(or: NoDelegate.shared as any UITextFieldDelegate).textFieldShouldEndEditing(textField)
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        pass("textFieldDidEndEditing:", [textField]) { (delegate: any UITextFieldDelegate) in
            delegate.textFieldDidEndEditing(textField)
        }
    }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        pass("textFieldDidEndEditing:reason:", [textField, reason]) { (delegate: any UITextFieldDelegate) in
            delegate.textFieldDidEndEditing(textField, reason: reason)
        }
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        delegate(or: NoDelegate.shared as any UITextFieldDelegate).textField(
            textField, shouldChangeCharactersIn: range, replacementString: string)
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        pass("textFieldDidChangeSelection:", [textField]) { (delegate: any UITextFieldDelegate) in
            delegate.textFieldDidChangeSelection(textField)
        }
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        delegate(or: NoDelegate.shared as any UITextFieldDelegate).textFieldShouldClear(textField)
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate(or: NoDelegate.shared as any UITextFieldDelegate).textFieldShouldReturn(textField)
    }
}
