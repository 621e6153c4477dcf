public import Testing
import UIKit

extension TestScreen {
    /// Types a text into the first responder, character by character; `\n` is the return key and `\u{8}` the delete
    /// key.
    ///
    /// Throws if no responder accepts the keys.
    public func typeText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try perform("type \"\(text)\"", sourceLocation) { _ in
            guard Keyboard.input != nil else {
                throw TouchError("nothing on the screen accepts keys; tap a field first")
            }
            Keyboard.type(text)
            settle()
        }
    }

    /// Taps a field and types a text into it.
    public func typeText(
        _ text: String, into target: some TouchTarget, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try step("type \"\(text)\" into", target, sourceLocation) {
            try $0.tap()
            guard Keyboard.input != nil else {
                throw TouchError("nothing became first responder when it was tapped")
            }
            Keyboard.type(text)
        }
    }
}
