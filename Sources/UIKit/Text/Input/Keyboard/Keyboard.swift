/// The keys of the keyboard.
@MainActor package enum Keyboard {
    /// The responder that gets the keys, if it takes any.
    package static var input: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }

    /// Types a text letter by letter, as a person does; `\n` is the return key and `\u{8}` the delete key.
    ///
    /// What is typed after the keys are gone is lost.
    package static func type(_ text: String) {
        for character in text {
            guard let input else { return }
            if character == "\u{8}" { input.deleteBackward() } else { input.insertText(String(character)) }
        }
    }
}
