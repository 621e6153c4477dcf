import LayoutSimUIKitArithmetic
import Foundation
import LayoutSimText
import LayoutSimTypography

extension UITextView: TextEditing {
    var editedText: String { textState.string ?? "" }

    func replaceText(in range: NSRange, with replacement: String) {
        guard range.location >= 0, range.location + range.length <= length else { return }
        if let rich = textState.rich {
            let changed = NSMutableAttributedString(attributedString: rich)
            changed.replaceCharacters(
                in: range, with: NSAttributedString(string: replacement, attributes: typingAttributes))
            change { $0.setAttributed(changed) }
        } else {
            let text = (editedText as NSString).replacingCharacters(in: range, with: replacement)
            change { $0.setPlain(text) }
        }
        editedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func insert(_ string: String) { replaceText(in: replacedRange(), with: string) }

    func agrees(to string: String, in range: NSRange) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func beginEditing() {
        isEditing = true
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    func finishEditing() {
        isEditing = false
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    func caretFrame(at offset: Int) -> CGRect {
        let padding = storage.container.lineFragmentPadding
        let width = finite(bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding)
        var text = content
        // An empty text has no line, but a caret.
        if text.text.isEmpty { text.text = " " }
        text.lineBreakMode = .byWordWrapping
        text.numberOfLines = 0
        let set = TextSetting.layout(TextRequest(text, width: width), scale: Double(pixelScale))
        let place = editedText.utf8Offset(of: offset)
        guard let line = set.line(at: place), let extent = set.extent(of: place..<place, inLine: line, width: width)
        else { return .zero }
        return CGRect(
            x: textContainerInset.left + padding + extent.left,
            y: textContainerInset.top + set.lineEdges[line].baseline - textState.font.ascender, width: 2,
            height: textState.font.lineHeight)
    }
}
