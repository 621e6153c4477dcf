import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Fingers and keys in fields.
@MainActor struct TypingTests {
    private func field(_ placeholder: String, y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        field.placeholder = placeholder
        return field
    }

    @Test func `a tap begins editing, keys are typed, another tap goes on elsewhere`() throws {
        let (name, mail) = (field("Name", y: 100), field("Mail", y: 200))
        let stage = Stage(name, mail)
        try stage.screen.tap("Name")
        #expect(name.isFirstResponder)
        try stage.screen.typeText("Ada\u{8}")
        try stage.screen.typeText("a@b.c", into: "Mail")
        #expect([name.text, mail.text] == ["Ad", "a@b.c"])
        #expect(mail.isFirstResponder && !name.isFirstResponder)
        mail.resignFirstResponder()
        do {
            try stage.screen.typeText("x")
            Issue.record("somebody took the key")
        } catch {
            #expect("\(error)" == "step 4, type \"x\": nothing on the screen accepts keys; tap a field first")
        }
    }

    @Test func `the clear button clears`() throws {
        let name = field("Name", y: 100)
        name.clearButtonMode = .always
        name.text = "Ada"
        let stage = Stage(name)
        let clear = name.clearButtonRect(forBounds: name.bounds)
        try stage.screen.tap(CGPoint(x: 20 + clear.midX, y: 100 + clear.midY))
        #expect(name.text?.isEmpty ?? false)
        name.resignFirstResponder()
    }
}
