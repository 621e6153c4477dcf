import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// The keyboard asks the delegate of what is edited, and code does not (illyabusigin/CYRKeyboardButton#1).
@MainActor struct AskedTypingTests {
    enum Kind: CaseIterable { case field, text, search }

    private final class Asked: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        var log: [String] = []
        private func ask(_ range: NSRange, _ text: String) -> Bool {
            log.append("\(range.location),\(range.length) \(text)")
            return text != "x"
        }
        func textField(
            _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { ask(range, string) }
        func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            ask(range, text)
        }
        func searchBar(_ bar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            ask(range, text)
        }
    }

    @Test(arguments: Kind.allCases) func `keys are asked for, insertions are not`(kind: Kind) throws {
        let asked = Asked()
        let frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        let (field, view, bar) = (UITextField(frame: frame), UITextView(frame: frame), UISearchBar(frame: frame))
        (field.delegate, view.delegate, bar.delegate) = (asked, asked, asked)
        let shown: UIView = kind == .field ? field : kind == .text ? view : bar
        let stage = Stage(shown)
        defer { stage.screen.close() }
        let input: any UIKeyInput = kind == .field ? field : kind == .text ? view : bar.searchTextField
        shown.becomeFirstResponder()
        try stage.screen.typeText("\u{8}axb\u{8}")
        #expect(asked.log == ["0,0 a", "1,0 x", "1,0 b", "1,1 "])
        asked.log = []
        input.insertText("x")
        input.deleteBackward()
        #expect(asked.log == [])
        #expect((kind == .field ? field.text : kind == .text ? view.text : bar.text) == "a")
        shown.resignFirstResponder()
    }

    private final class Counting: UITextField {
        var count = 0
        override func deleteBackward() {
            count += 1
            super.deleteBackward()
        }
    }

    // bjhomer.blogspot.com 2011/11.
    @Test func `the delete key tells an empty field, without asking`() throws {
        let (field, asked) = (Counting(frame: CGRect(x: 20, y: 100, width: 200, height: 44)), Asked())
        field.delegate = asked
        let stage = Stage(field)
        defer { stage.screen.close() }
        field.becomeFirstResponder()
        try stage.screen.typeText("\u{8}")
        #expect(field.count == 1 && asked.log == [])
        field.resignFirstResponder()
    }
}
