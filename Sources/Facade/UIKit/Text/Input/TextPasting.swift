public import Foundation

/// A text view that supports pasting and dropping.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The delegate of pasting and dropping text.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// A pasted item, whose result the delegate sets.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
    /// The item provider of the pasted item.
    var itemProvider: NSItemProvider { get }
    /// An object of the app that the dragged item carried; `nil` for items of other apps.
    var localObject: Any? { get }
    /// The attributes of pasted text that has none of its own.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Sets plain text as the result.
    func setResult(string: String)
    /// Sets attributed text as the result.
    func setResult(attributedString string: NSAttributedString)
    /// Sets an attachment as the result.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Omits the item from the pasted text.
    func setNoResult()
    /// Leaves the conversion of the item to the view.
    func setDefaultResult()
}

/// The delegate of pasting and dropping text; never called here, since the system pasteboard is empty.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Asks the delegate to set the result of an item.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem)
    /// Asks the delegate to combine the results of several items.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Asks the delegate to insert the pasted text, and for the range that the text occupies afterwards.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
    /// Asks the delegate whether to animate the paste.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let joined = NSMutableAttributedString()
        for string in itemStrings { joined.append(string) }
        return joined
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange { textRange }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}
