public import Foundation

// The properties that views and accessibility elements declare, for other objects and for views typed as `NSObject`.
extension NSObjectProtocol {
    /// Whether assistive technologies see the object as an element; `true` by default for labels and most controls.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            if let view = self as? UIView { return view.isAccessibilityElement }
            if let element = self as? UIAccessibilityElement { return element.isAccessibilityElement }
            let notes = AccessibilityNotes.of(self)
            return notes?.isElement?() ?? notes?.plain.isElement ?? false
        }
        set {
            if let view = self as? UIView { return view.isAccessibilityElement = newValue }
            if let element = self as? UIAccessibilityElement { return element.isAccessibilityElement = newValue }
            AccessibilityNotes.own(of: self).plain.isElement = newValue
        }
    }

    /// The name by which the element is spoken, or `nil` for the one that UIKit derives.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { spoken(\.accessibilityLabel, \.accessibilityLabel, \.label, \.label) }
        set { speak(newValue, \.accessibilityLabel, \.accessibilityLabel, \.label) }
    }

    /// The current value of the element as it is spoken.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { spoken(\.accessibilityValue, \.accessibilityValue, \.value, \.value) }
        set { speak(newValue, \.accessibilityValue, \.accessibilityValue, \.value) }
    }

    /// What happens when the user activates the element, spoken after its label and value.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { spoken(\.accessibilityHint, \.accessibilityHint, \.hint, \.hint) }
        set { speak(newValue, \.accessibilityHint, \.accessibilityHint, \.hint) }
    }

    /// The traits that tell how the element behaves, such as being a button.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { spoken(\.accessibilityTraits, \.accessibilityTraits, \.traits, \.traits) }
        set { speak(newValue, \.accessibilityTraits, \.accessibilityTraits, \.traits) }
    }

    /// The frame in points of the screen.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { spoken(\.accessibilityFrame, \.accessibilityFrame, \.frame, \.frame) }
        set { speak(newValue, \.accessibilityFrame, \.accessibilityFrame, \.frame) }
    }

    /// The elements in the object in the order in which they are read, or `nil` for the order that UIKit derives.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get {
            if let view = self as? UIView { return view.accessibilityElements }
            let notes = AccessibilityNotes.of(self)
            return notes?.elements.map { $0() } ?? notes?.plain.elements
        }
        set {
            if let view = self as? UIView { return view.accessibilityElements = newValue }
            AccessibilityNotes.own(of: self).plain.elements = newValue
        }
    }

    /// The actions that the element offers besides its activation.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { spoken(\.accessibilityCustomActions, \.accessibilityCustomActions, \.customActions, \.customActions) }
        set { speak(newValue, \.accessibilityCustomActions, \.accessibilityCustomActions, \.customActions) }
    }

    @MainActor private func spoken<Value>(
        _ ofView: KeyPath<UIView, Value>, _ ofElement: KeyPath<UIAccessibilityElement, Value>,
        _ answer: KeyPath<AccessibilityNotes, (@MainActor () -> Value)?>, _ plain: KeyPath<PlainAccessibility, Value>
    ) -> Value {
        if let view = self as? UIView { return view[keyPath: ofView] }
        if let element = self as? UIAccessibilityElement { return element[keyPath: ofElement] }
        guard let notes = AccessibilityNotes.of(self) else { return PlainAccessibility()[keyPath: plain] }
        return notes[keyPath: answer].map { $0() } ?? notes.plain[keyPath: plain]
    }

    @MainActor private func speak<Value>(
        _ value: Value, _ ofView: ReferenceWritableKeyPath<UIView, Value>,
        _ ofElement: ReferenceWritableKeyPath<UIAccessibilityElement, Value>,
        _ plain: WritableKeyPath<PlainAccessibility, Value>
    ) {
        if let view = self as? UIView { return view[keyPath: ofView] = value }
        if let element = self as? UIAccessibilityElement { return element[keyPath: ofElement] = value }
        AccessibilityNotes.own(of: self).plain[keyPath: plain] = value
    }
}
