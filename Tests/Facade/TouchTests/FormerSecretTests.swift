import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// The first key in a secure field replaces the secret that was there before (ReactiveCocoa/ReactiveCocoa#779,
/// openradar 25690848).
@MainActor struct FormerSecretTests {
    enum Start: CaseIterable { case plain, secure, secureAndEmpty, securedWhileEdited, shownWhileEdited, edited, again }

    struct Case: Sendable {
        var start: Start
        var keys: String
        var text: String
    }

    @Test(arguments: [
        Case(start: .plain, keys: "x", text: "oldx"), Case(start: .plain, keys: "\u{8}", text: "ol"),
        Case(start: .secure, keys: "x", text: "x"), Case(start: .secure, keys: "\u{8}", text: ""),
        Case(start: .secure, keys: "xy\u{8}", text: "x"), Case(start: .secureAndEmpty, keys: "xy", text: "xy"),
        Case(start: .securedWhileEdited, keys: "x", text: "x"),
        Case(start: .securedWhileEdited, keys: "\u{8}", text: ""),
        Case(start: .shownWhileEdited, keys: "x", text: "oldx"), Case(start: .edited, keys: "z", text: "xyz"),
        Case(start: .again, keys: "z", text: "z"),
    ]) func `the first key clears a secret`(_ sample: Case) throws {
        let frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        let (field, other) = (UITextField(frame: frame), UITextField(frame: frame.offsetBy(dx: 0, dy: 60)))
        field.isSecureTextEntry = ![.plain, .securedWhileEdited].contains(sample.start)
        field.text = sample.start == .secureAndEmpty ? "" : "old"
        let stage = Stage(field, other)
        defer { stage.screen.close() }
        field.becomeFirstResponder()
        switch sample.start {
        case .securedWhileEdited: field.isSecureTextEntry = true
        case .shownWhileEdited: field.isSecureTextEntry = false
        case .edited: try stage.screen.typeText("xy")
        case .again:
            try stage.screen.typeText("xy")
            other.becomeFirstResponder()
            field.becomeFirstResponder()
        case .plain, .secure, .secureAndEmpty: break
        }
        try stage.screen.typeText(sample.keys)
        #expect(field.text == sample.text)
        field.resignFirstResponder()
    }

    // Apple, clearsOnInsertion.
    @Test(arguments: [true, false]) func `an insertion can replace all of the text, once`(isField: Bool) throws {
        let frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        let (field, view) = (UITextField(frame: frame), UITextView(frame: frame))
        (field.text, view.text) = ("old", "old")
        let shown: UIView = isField ? field : view
        let stage = Stage(shown)
        defer { stage.screen.close() }
        shown.becomeFirstResponder()
        (field.clearsOnInsertion, view.clearsOnInsertion) = (true, true)
        try stage.screen.typeText("xy")
        #expect((isField ? field.text : view.text) == "xy")
        #expect(!(isField ? field.clearsOnInsertion : view.clearsOnInsertion))
        shown.resignFirstResponder()
    }
}
