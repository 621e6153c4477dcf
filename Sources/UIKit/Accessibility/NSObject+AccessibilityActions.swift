public import Foundation

// The methods that responders declare, for other objects and for responders typed as `NSObject`.
extension NSObjectProtocol {
    @preconcurrency @MainActor @discardableResult public func accessibilityActivate() -> Bool {
        (self as? UIResponder)?.accessibilityActivate() ?? AccessibilityNotes.of(self)?.activate?() ?? false
    }
    @preconcurrency @MainActor public func accessibilityIncrement() {
        if let responder = self as? UIResponder { return responder.accessibilityIncrement() }
        AccessibilityNotes.of(self)?.increment?()
    }
    @preconcurrency @MainActor public func accessibilityDecrement() {
        if let responder = self as? UIResponder { return responder.accessibilityDecrement() }
        AccessibilityNotes.of(self)?.decrement?()
    }
    @preconcurrency @MainActor @discardableResult public func accessibilityScroll(
        _ direction: UIAccessibilityScrollDirection
    ) -> Bool { (self as? UIResponder)?.accessibilityScroll(direction) ?? false }
    @preconcurrency @MainActor @discardableResult public func accessibilityPerformEscape() -> Bool {
        (self as? UIResponder)?.accessibilityPerformEscape() ?? AccessibilityNotes.of(self)?.escape?() ?? false
    }
    @preconcurrency @MainActor @discardableResult public func accessibilityPerformMagicTap() -> Bool {
        (self as? UIResponder)?.accessibilityPerformMagicTap() ?? AccessibilityNotes.of(self)?.magicTap?() ?? false
    }
    @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {
        (self as? UIResponder)?.accessibilityElementDidBecomeFocused()
    }
    @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {
        (self as? UIResponder)?.accessibilityElementDidLoseFocus()
    }
    @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
        (self as? UIResponder)?.accessibilityElementIsFocused() ?? false
    }
    @preconcurrency @MainActor public func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { (self as? UIResponder)?.accessibilityAssistiveTechnologyFocusedIdentifiers() }
    @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
        (self as? UIResponder)?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }
    @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
        if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
        return accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder = self as? UIResponder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
}
