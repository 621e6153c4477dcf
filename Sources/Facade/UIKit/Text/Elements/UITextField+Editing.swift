import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography

extension UITextField: TextEditing {
    var editedText: String { text ?? "" }

    func replaceText(in range: NSRange, with replacement: String) {
        let old = editedText as NSString
        guard range.location >= 0, range.location + range.length <= old.length else { return }
        let text = old.replacingCharacters(in: range, with: replacement)
        change { $0.setPlain(text) }
        editedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    func insert(_ string: String) {
        if string == "\n" {
            if delegate?.textFieldShouldReturn(self) ?? true {
                let ends = allControlEvents.contains(.editingDidEndOnExit)
                sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
                // The keyboard is dismissed even if the action does nothing.
                if ends { resignFirstResponder() }
            }
            return
        }
        if !forgetFormerSecret(for: string) { replaceText(in: replacedRange(), with: string) }
    }

    /// Whether the text is a secret that is edited.
    var isFormerSecret: Bool { isEditing && isSecureTextEntry && hasText }

    /// Replaces a secret that was there before: the first key clears it, since it cannot be seen
    /// (ReactiveCocoa/ReactiveCocoa#779, openradar 25690848). Returns whether there was one.
    func forgetFormerSecret(for string: String = "") -> Bool {
        guard field.holdsFormerSecret else { return false }
        field.holdsFormerSecret = false
        replaceText(in: NSRange(location: 0, length: length), with: string)
        return true
    }

    // The return key asks another question, and a selected token goes unasked.
    func agrees(to string: String, in range: NSRange) -> Bool {
        if string == "\n" || (self as? UISearchTextField)?.selectsToken == true { return true }
        return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }

    /// Handles a touch that ends at a point of the field.
    func touched(at point: CGPoint) {
        let isOnButton = clearButtonFrame(in: bounds).insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
        if showsClearButton(whileEditing: isEditing), isOnButton { return clear() }
        guard becomeFirstResponder() else { return }
        editedRange = caret(nearestTo: point)
    }

    /// The distance by which the touch area of the clear button extends beyond its frame, in points [unmeasured].
    private static let reach: CGFloat = 5

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        replaceText(in: NSRange(location: 0, length: length), with: "")
        becomeFirstResponder()
    }

    func beginEditing() {
        isEditing = true
        if clearsOnBeginEditing { change { $0.setPlain("") } }
        editedRange = NSRange(location: length, length: 0)
        field.holdsFormerSecret = isFormerSecret
        overlaysChanged()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    func finishEditing() {
        isEditing = false
        overlaysChanged()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }

    func caretFrame(at offset: Int) -> CGRect {
        let rect = editingRect(forBounds: bounds)
        let before = (editedText as NSString).substring(to: min(max(offset, 0), length))
        let content = TextContent(before, font: textState.font.values.font)
        let width = TextSetting.layout(TextRequest(content), scale: Double(pixelScale)).size.width
        let height = textState.font.lineHeight
        return CGRect(x: rect.minX + width, y: rect.midY - height / 2, width: 2, height: height)
    }
}
