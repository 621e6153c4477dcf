public import Foundation

/// The configuration of editing interactions, such as shake and three-finger swipe to undo.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` }

/// An object that responds to events: a view, a view controller, a window or the app.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting,
    _KeyValueObserver, _SelectorResponder, _MessageForwarder, _KeyReader, _KeyWriter, _UndefinedKeyReader,
    _UndefinedKeyWriter
{
    @preconcurrency @MainActor public override init() { super.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isKnown(to: self) }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    nonisolated open func responds(to aSelector: Selector!) -> Bool { _object_responds(to: aSelector) }
    nonisolated open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    nonisolated open func value(forKey key: String) -> Any? { _object_value(forKey: key) }
    nonisolated open func setValue(_ value: Any?, forKey key: String) { _object_setValue(value, forKey: key) }
    nonisolated open func value(forUndefinedKey key: String) -> Any? { nil }
    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) {
        _object_setValue(value, forUndefinedKey: key)
    }

    open var undoManager: UndoManager? { next?.undoManager }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }
    open var textInputMode: UITextInputMode? { nil }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
    open func captureTextFromCamera(_ sender: Any?) {}
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
    open func showWritingTools(_ sender: Any?) {}
    open var textInputContextIdentifier: String? { nil }
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    open private(set) lazy var inputAssistantItem = UITextInputAssistantItem()
    open var userActivity: NSUserActivity?
    open func reloadInputViews() {
        if isFirstResponder { UIApplication.shared.keyboard.follow(self) }
    }
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    open var pasteConfiguration: UIPasteConfiguration?
    open func paste(itemProviders: [NSItemProvider]) {}
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let accepted = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return itemProviders.contains { provider in
            accepted.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
    nonisolated open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
    open var keyCommands: [UIKeyCommand]? { nil }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}

    open func accessibilityActivate() -> Bool { AccessibilityNotes.of(self)?.activate?() ?? false }
    open func accessibilityIncrement() { AccessibilityNotes.of(self)?.increment?() }
    open func accessibilityDecrement() { AccessibilityNotes.of(self)?.decrement?() }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { AccessibilityNotes.of(self)?.escape?() ?? false }
    open func accessibilityPerformMagicTap() -> Bool { AccessibilityNotes.of(self)?.magicTap?() ?? false }
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    open func accessibilityElementCount() -> Int { 0 }
    open func accessibilityElement(at index: Int) -> Any? { nil }
    open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { nil }

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
}

/// The first responder.
@MainActor enum FirstResponder {
    private static weak var holder: UIResponder?
    static var current: UIResponder? { holder }

    static func become(_ responder: UIResponder) -> Bool {
        if holder === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let view = responder as? UIView, view.window == nil { return false }
        let isOuter = !isPassedOn
        isPassedOn = true
        defer { if isOuter { isPassedOn = false } }
        if let former = holder, !former.resignFirstResponder() { return false }
        holder = responder
        UIApplication.shared.keyboard.follow(responder)
        return true
    }

    /// Whether another responder is taking over from the resigning one, so that the keyboard stays.
    private static var isPassedOn = false

    static func drop(_ responder: UIResponder) {
        guard holder === responder else { return }
        holder = nil
        UIApplication.shared.keyboard.follow(nil)
    }

    /// Resigns a first responder in another window, and hides the keyboard if there is no first responder.
    static func leaveOtherWindows(than window: UIWindow) {
        if let view = holder as? UIView, view.window !== window { holder = nil }
        if holder == nil { UIApplication.shared.keyboard.follow(nil) }
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard holder === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        holder = nil
        if !isPassedOn { UIApplication.shared.keyboard.follow(nil) }
        return true
    }
}
