import UIKit

extension TestScreen {
    /// Types a text into what is first responder, letter by letter; `\n` is the return key and `\u{8}` the delete key.
    ///
    /// Throws if nothing takes the keys.
    public func typeText(_ text: String) throws {
        let number = steps.next()
        guard Keyboard.type(text) else {
            throw StepError(
                number: number, words: "type \"\(text)\"",
                reason: "nothing on the screen takes the keys; tap a field first")
        }
        settle()
    }

    /// Taps a field and types a text into it.
    public func typeText(_ text: String, into target: some TouchTarget) throws {
        try step("type into", target) { try $0.tap() }
        guard Keyboard.type(text) else {
            throw StepError(
                number: steps.count, words: "type into \(words(of: target))",
                reason: "it did not become first responder; \(FirstResponderWords.current)")
        }
        settle()
    }
}

/// Who gets the keys, in words.
@MainActor private enum FirstResponderWords {
    static var current: String {
        Keyboard.input.map { "the keys go to \(type(of: $0))" } ?? "nothing takes the keys"
    }
}
