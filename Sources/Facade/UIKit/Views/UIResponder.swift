public import Foundation
public import LayoutSimInertness

/// The configuration of editing interactions, such as shake and three-finger swipe to undo.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` }

/// An object that responds to events: a view, a view controller, a window or the app.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting,
    _KeyValueObserver, _SelectorResponder, _MessageForwarder, _KeyReader, _KeyWriter, _UndefinedKeyReader,
    _UndefinedKeyWriter
{
    @preconcurrency @MainActor public override init() { super.init() }

    /// The next responder in the chain, or `nil` at its end.
    open var next: UIResponder? { nil }
    /// Whether the responder can become first responder; `false` by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the first responder can give up its status; `true` by default.
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder is the first responder.
    open var isFirstResponder: Bool { FirstResponder.current === self }
    /// Makes this the first responder, unless it can't be or the current one refuses to resign.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }
    /// Gives up the status of first responder; returns `false` only if the first responder refuses.
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }
    /// Handles that the responder lost its status without being asked; does nothing by default.
    func firstResponderWasTaken() {}

    /// Called when touches begin; passes them to the next responder by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when touches move; passes them to the next responder by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when touches end; passes them to the next responder by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when touches are canceled; passes them to the next responder by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Called when estimated properties of touches become known; never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when button presses begin; passes them to the next responder by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Called when the force of button presses changes; passes them to the next responder by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when button presses end; passes them to the next responder by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called when button presses are canceled; passes them to the next responder by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Called when a motion begins; passes it to the next responder by default.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when a motion ends; passes it to the next responder by default.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Called when a motion is canceled; passes it to the next responder by default.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Called for a remote-control event; passes it to the next responder by default.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// Returns whether the responder performs an action; by default whether it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isKnown(to: self) }
    /// Returns the nearest responder in the chain that performs an action, starting with this one, or `nil`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Returns whether the responder has a method that a selector names.
    nonisolated open func responds(to aSelector: Selector!) -> Bool { _object_responds(to: aSelector) }
    /// Returns the object that performs a method that this one doesn't have; `nil` by default.
    nonisolated open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    /// Returns the value of a property by its name.
    nonisolated open func value(forKey key: String) -> Any? { _object_value(forKey: key) }
    /// Sets the value of a property by its name.
    nonisolated open func setValue(_ value: Any?, forKey key: String) { _object_setValue(value, forKey: key) }
    /// Returns the value for a name that is no property's; `nil` by default, where UIKit raises an exception.
    nonisolated open func value(forUndefinedKey key: String) -> Any? { nil }
    /// Sets the value for a name that is no property's; raises an exception by default.
    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) {
        _object_setValue(value, forUndefinedKey: key)
    }

    /// The undo manager of the nearest responder in the chain that overrides this property, or `nil`.
    open var undoManager: UndoManager? { next?.undoManager }
    /// The view in place of the keyboard while this is the first responder; `nil` for the keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while this is the first responder, or `nil`.
    open var inputAccessoryView: UIView? { nil }
    /// The view controller in place of the keyboard; `nil` by default and never consulted here.
    open var inputViewController: UIInputViewController? { nil }
    /// The view controller above the keyboard; `nil` by default and never consulted here.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The input mode of the keyboard; `nil` by default and never consulted here.
    open var textInputMode: UITextInputMode? { nil }
    /// The configuration of editing gestures; never consulted here.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// The configuration of the items to share from this responder.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        didSet { tellUncalled(of: activityItemsConfiguration, by: self) }
    }
    /// Inserts text from the camera; does nothing here.
    open func captureTextFromCamera(_ sender: Any?) { inert(.behavior, self) }
    /// Changes the attributes of the selected text with a function; does nothing by default.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
    /// Shows Writing Tools; does nothing here.
    open func showWritingTools(_ sender: Any?) { inert(.behavior, self) }
    /// The identifier under which the input mode is remembered; never consulted here.
    open var textInputContextIdentifier: String? { nil }
    /// Does nothing here, since no input mode is remembered.
    open class func clearTextInputContextIdentifier(_ identifier: String) { inert(.behavior, in: Self.self) }
    /// The shortcuts above the keyboard, which are not shown here.
    open private(set) lazy var inputAssistantItem = UITextInputAssistantItem()
    /// The user activity that the responder supports; stored only.
    @Inert(.service) open var userActivity: NSUserActivity? = nil
    /// Updates the input and accessory views if this is the first responder.
    open func reloadInputViews() {
        if isFirstResponder { UIApplication.shared.keyboard.follow(self) }
    }
    /// Updates a user activity with the current state; never called here.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Restores the state from a user activity; never called here.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// The types of items that the responder accepts for pasting.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Pastes items; does nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Returns whether the paste configuration accepts any of the items.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let accepted = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return itemProviders.contains { provider in
            accepted.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
    /// Called when an observed property has changed; does nothing by default.
    nonisolated open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
    /// The key commands of the responder; `nil` by default and never performed here.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Builds menus; never called here.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Updates a command before it appears; never called here.
    open func validate(_ command: UICommand) {}

    /// Performs the element's activation; returns `false` without a block for it.
    open func accessibilityActivate() -> Bool { AccessibilityNotes.of(self)?.activate?() ?? false }
    /// Increments the element's value; does nothing without a block for it.
    open func accessibilityIncrement() { AccessibilityNotes.of(self)?.increment?() }
    /// Decrements the element's value; does nothing without a block for it.
    open func accessibilityDecrement() { AccessibilityNotes.of(self)?.decrement?() }
    /// Scrolls the element by a page; returns `false` by default.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Dismisses a modal element; returns `false` without a block for it.
    open func accessibilityPerformEscape() -> Bool { AccessibilityNotes.of(self)?.escape?() ?? false }
    /// Performs the most important action of the app's state; returns `false` without a block for it.
    open func accessibilityPerformMagicTap() -> Bool { AccessibilityNotes.of(self)?.magicTap?() ?? false }
    /// Zooms in at a point in screen coordinates; returns `false` by default and is never called here.
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    /// Zooms out at a point in screen coordinates; returns `false` by default and is never called here.
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    /// Returns the number of accessibility elements in the container; 0 by default.
    open func accessibilityElementCount() -> Int { 0 }
    /// Returns the accessibility element at an index; `nil` by default.
    open func accessibilityElement(at index: Int) -> Any? { nil }
    /// Returns the index of an accessibility element; `NSNotFound` by default.
    open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
    /// Called when VoiceOver has moved to the element; does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when VoiceOver has left the element; does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether an assistive technology is on the element; `false` by default.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// Returns the identifiers of the assistive technologies on the element; `nil` by default.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { nil }

    /// Cuts the selection; does nothing by default.
    open func cut(_ sender: Any?) {}
    /// Copies the selection; does nothing by default.
    open func copy(_ sender: Any?) {}
    /// Pastes the pasteboard's contents; does nothing by default.
    open func paste(_ sender: Any?) {}
    /// Pastes text in the style of its surroundings; does nothing by default.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Pastes a web address and loads it; does nothing by default.
    open func pasteAndGo(_ sender: Any?) {}
    /// Pastes text and searches for it; does nothing by default.
    open func pasteAndSearch(_ sender: Any?) {}
    /// Selects the item at the insertion point; does nothing by default.
    open func select(_ sender: Any?) {}
    /// Selects everything; does nothing by default.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection; does nothing by default.
    open func delete(_ sender: Any?) {}
    /// Duplicates the selection; does nothing by default.
    open func duplicate(_ sender: Any?) {}
    /// Sets the writing direction to left-to-right; does nothing by default.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Sets the writing direction to right-to-left; does nothing by default.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Toggles bold text in the selection; does nothing by default.
    open func toggleBoldface(_ sender: Any?) {}
    /// Toggles italic text in the selection; does nothing by default.
    open func toggleItalics(_ sender: Any?) {}
    /// Toggles the underline of the selection; does nothing by default.
    open func toggleUnderline(_ sender: Any?) {}
    /// Enlarges the text in the selection; does nothing by default.
    open func increaseSize(_ sender: Any?) {}
    /// Shrinks the text in the selection; does nothing by default.
    open func decreaseSize(_ sender: Any?) {}
    /// Shows the find panel; does nothing by default.
    open func find(_ sender: Any?) {}
    /// Shows the find panel for replacing; does nothing by default.
    open func findAndReplace(_ sender: Any?) {}
    /// Selects the next match; does nothing by default.
    open func findNext(_ sender: Any?) {}
    /// Selects the previous match; does nothing by default.
    open func findPrevious(_ sender: Any?) {}
    /// Searches for the selected text; does nothing by default.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Renames the item; does nothing by default.
    open func rename(_ sender: Any?) {}
    /// Moves the item; does nothing by default.
    open func move(_ sender: Any?) {}
    /// Exports the item; does nothing by default.
    open func export(_ sender: Any?) {}
    /// Prints the content; does nothing by default.
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

    /// Has a view resign that is removed from the hierarchy, which it cannot prevent; UIKit logs that it would
    /// (nathantannar4/InputBarAccessoryView#178).
    static func leaveHierarchy(_ view: UIView) {
        if view.resignFirstResponder() { return }
        logMessage(
            "[View] First responder warning: '\(view)' rejected resignFirstResponder when being removed from hierarchy")
        drop(view)
    }

    static func drop(_ responder: UIResponder) {
        guard holder === responder else { return }
        holder = nil
        UIApplication.shared.keyboard.follow(nil)
        responder.firstResponderWasTaken()
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
