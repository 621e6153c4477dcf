// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UITextViewDelegate where Self: _RXDelegateProxy {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        delegate(or: NoDelegate.shared as any UITextViewDelegate).textViewShouldBeginEditing(textView)
    }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        delegate(or: NoDelegate.shared as any UITextViewDelegate).textViewShouldEndEditing(textView)
    }
    public func textViewDidBeginEditing(_ textView: UITextView) {
        pass("textViewDidBeginEditing:", [textView]) { (delegate: any UITextViewDelegate) in
            delegate.textViewDidBeginEditing(textView)
        }
    }
    public func textViewDidEndEditing(_ textView: UITextView) {
        pass("textViewDidEndEditing:", [textView]) { (delegate: any UITextViewDelegate) in
            delegate.textViewDidEndEditing(textView)
        }
    }
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        delegate(or: NoDelegate.shared as any UITextViewDelegate).textView(
            textView, shouldChangeTextIn: range, replacementText: text)
    }
    public func textViewDidChange(_ textView: UITextView) {
        pass("textViewDidChange:", [textView]) { (delegate: any UITextViewDelegate) in
            delegate.textViewDidChange(textView)
        }
    }
    public func textViewDidChangeSelection(_ textView: UITextView) {
        pass("textViewDidChangeSelection:", [textView]) { (delegate: any UITextViewDelegate) in
            delegate.textViewDidChangeSelection(textView)
        }
    }
}
