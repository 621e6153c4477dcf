import Testing
import UIKit

@MainActor struct TextInputTests {
    private final class Recorder: NSObject, UITextFieldDelegate {
        var allows = true
        var told: [String] = []

        func textFieldDidBeginEditing(_ textField: UITextField) { told.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { told.append("end") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            told.append("\(range.location),\(range.length) \(string)")
            return allows
        }
    }

    @Test func `code that inserts and deletes moves the caret and asks nobody`() {
        let field = UITextField()
        let recorder = Recorder()
        field.delegate = recorder
        field.text = "ab"
        field.insertText("cd")
        field.deleteBackward()
        #expect(field.text == "abc")
        #expect(recorder.told == [])
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 3)
    }

    @Test func `a field is as high as its border asks, and leaves room for its views`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 7)
        field.leftViewMode = .always
        #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 7, y: 7, width: 20, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 34)
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 7, y: 7, width: 20, height: 20))
    }

    @Test func `a text view that does not scroll is as large as its text and insets`() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "one\ntwo"
        view.isScrollEnabled = false
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.textContainer.lineFragmentPadding = 10
        let text = "one\ntwo".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        let size = view.intrinsicContentSize
        #expect(abs(size.width - text.width - 26) < 1)
        #expect(abs(size.height - text.height - 4) < 1)
        view.isScrollEnabled = true
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}
