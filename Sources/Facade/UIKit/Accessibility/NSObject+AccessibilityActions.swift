public import Foundation

// The methods that responders declare, for other objects and for responders typed as `NSObject`.
extension NSObjectProtocol {
    /// Activates the element, and returns whether it did anything; `false` unless overridden or answered by a block.
    @preconcurrency @MainActor @discardableResult public func accessibilityActivate() -> Bool {
        (self as? UIResponder)?.accessibilityActivate() ?? AccessibilityNotes.of(self)?.activate?() ?? false
    }
    /// Raises the value of an adjustable element; does nothing unless overridden or answered by a block.
    @preconcurrency @MainActor public func accessibilityIncrement() {
        if let responder = self as? UIResponder { return responder.accessibilityIncrement() }
        AccessibilityNotes.of(self)?.increment?()
    }
    /// Lowers the value of an adjustable element; does nothing unless overridden or answered by a block.
    @preconcurrency @MainActor public func accessibilityDecrement() {
        if let responder = self as? UIResponder { return responder.accessibilityDecrement() }
        AccessibilityNotes.of(self)?.decrement?()
    }
    /// Scrolls the element's content, and returns whether it scrolled; `false` unless overridden.
    @preconcurrency @MainActor @discardableResult public func accessibilityScroll(
        _ direction: UIAccessibilityScrollDirection
    ) -> Bool { (self as? UIResponder)?.accessibilityScroll(direction) ?? false }
    /// Dismisses a modal view, and returns whether it did; `false` unless overridden or answered by a block.
    @preconcurrency @MainActor @discardableResult public func accessibilityPerformEscape() -> Bool {
        (self as? UIResponder)?.accessibilityPerformEscape() ?? AccessibilityNotes.of(self)?.escape?() ?? false
    }
    /// Performs the most important action, and returns whether it did; `false` unless overridden or answered by a
    /// block.
    @preconcurrency @MainActor @discardableResult public func accessibilityPerformMagicTap() -> Bool {
        (self as? UIResponder)?.accessibilityPerformMagicTap() ?? AccessibilityNotes.of(self)?.magicTap?() ?? false
    }
    /// Tells the element that an assistive technology focuses it; never called here.
    @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {
        (self as? UIResponder)?.accessibilityElementDidBecomeFocused()
    }
    /// Tells the element that an assistive technology no longer focuses it; never called here.
    @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {
        (self as? UIResponder)?.accessibilityElementDidLoseFocus()
    }
    /// Whether an assistive technology focuses the element; `false` unless overridden.
    @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
        (self as? UIResponder)?.accessibilityElementIsFocused() ?? false
    }
    /// Returns the assistive technologies that focus the element; `nil` unless overridden.
    @preconcurrency @MainActor public func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { (self as? UIResponder)?.accessibilityAssistiveTechnologyFocusedIdentifiers() }
    /// Returns the number of elements in the container.
    @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
        (self as? UIResponder)?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }
    /// Returns the element at an index in the container, or `nil` if the index is out of range.
    @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
        if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
        return accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an element in the container, or `NSNotFound` if it is not there.
    @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder = self as? UIResponder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
}
