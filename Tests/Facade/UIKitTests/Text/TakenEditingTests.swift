import Testing
import UIKit

/// Editing that is not to end ends all the same when it is forced, or when the field leaves its window (Apple,
/// *textFieldDidEndEditing(_:)*; the header of `UITextFieldDelegate`).
@MainActor @Suite struct TakenEditingTests {
    final class Stubborn: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var calls: [String] = []
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("field") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("view") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let stubborn = Stubborn()
    private let field = UITextField()
    private let view = UITextView()

    init() {
        (field.delegate, view.delegate) = (stubborn, stubborn)
        window.addSubview(field)
        window.addSubview(view)
        window.isHidden = false
    }

    @Test func `only force ends it`() {
        #expect(field.becomeFirstResponder())
        #expect(!window.endEditing(false) && field.isFirstResponder && stubborn.calls == [])
        #expect(window.endEditing(true) && !field.isFirstResponder && !field.isEditing)
        #expect(stubborn.calls == ["field"])
        #expect(view.becomeFirstResponder() && window.endEditing(true))
        #expect(stubborn.calls == ["field", "view"])
    }

    @Test func `a field that leaves its window ends it`() {
        #expect(field.becomeFirstResponder())
        field.removeFromSuperview()
        #expect(stubborn.calls == ["field"] && !field.isEditing)
    }

    @Test func `a window that is hidden ends it`() {
        #expect(view.becomeFirstResponder())
        window.isHidden = true
        #expect(stubborn.calls == ["view"])
    }
}
