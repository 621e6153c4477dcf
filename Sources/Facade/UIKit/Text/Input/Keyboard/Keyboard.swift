/// The software keyboard.
@MainActor package enum Keyboard {
    /// The first responder that receives key input, if it accepts any.
    package static var input: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }

    /// Types text character by character, as a person does; `\n` is the return key and `\u{8}` the delete key.
    ///
    /// Characters typed after the keyboard is dismissed are dropped.
    package static func type(_ text: String) {
        for character in text {
            guard let input else { return }
            if character == "\u{8}" { input.deleteBackward() } else { input.insertText(String(character)) }
        }
    }
}
