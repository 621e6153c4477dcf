/// The software keyboard.
@MainActor package enum Keyboard {
    /// The first responder that receives key input, if it accepts any.
    package static var input: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }

    /// Types text character by character, as a person does; `\n` is the return key and `\u{8}` the delete key.
    ///
    /// Characters typed after the keyboard is dismissed are dropped. The keyboard asks the delegate of a field, what
    /// code inserts does not (illyabusigin/CYRKeyboardButton#1); without anything to delete, it does not ask either.
    package static func type(_ text: String) {
        for character in text {
            guard let input else { return }
            let isDelete = character == "\u{8}"
            let text = isDelete ? "" : String(character)
            if let editing = input as? any TextEditing, !editing.isAgreed(text, isDelete) { continue }
            if isDelete { input.deleteBackward() } else { input.insertText(text) }
        }
    }
}

extension TextEditing {
    /// Asks the delegate whether a key may replace what it replaces, if that is anything.
    fileprivate func isAgreed(_ text: String, _ isDelete: Bool) -> Bool {
        (isDelete ? deletedRange : editedRange).map { agrees(to: text, in: $0) } ?? true
    }
}
