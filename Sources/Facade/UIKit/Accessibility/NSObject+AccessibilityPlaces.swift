public import Foundation
import LayoutSimInertness

/// The values of an object that is not a view for its speech, place and navigation.
struct AccessibilityPlace {
    var attributedLabel: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var language: String?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var respondsToUserInteraction = true
    var userInputLabels: [String] = []
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var customRotors: [UIAccessibilityCustomRotor]?
}

// The properties that views and some elements declare, for other objects and for views typed as `NSObject`.
extension NSObjectProtocol {
    /// The label with speech attributes, spoken without them for a view that has no plain label.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { placed(\.accessibilityAttributedLabel, \.attributedLabel, ofElement: \.accessibilityAttributedLabel) }
        set {
            place(
                newValue, \.accessibilityAttributedLabel, \.attributedLabel, ofElement: \.accessibilityAttributedLabel)
        }
    }
    /// The value with speech attributes, spoken without them for a view that has no plain value.
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { placed(\.accessibilityAttributedValue, \.attributedValue, ofElement: \.accessibilityAttributedValue) }
        set {
            place(
                newValue, \.accessibilityAttributedValue, \.attributedValue, ofElement: \.accessibilityAttributedValue)
        }
    }
    /// The hint with speech attributes, spoken without them for a view that has no plain hint.
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { placed(\.accessibilityAttributedHint, \.attributedHint, ofElement: \.accessibilityAttributedHint) }
        set {
            place(newValue, \.accessibilityAttributedHint, \.attributedHint, ofElement: \.accessibilityAttributedHint)
        }
    }
    /// The language in which the element is spoken, as a BCP 47 tag, or `nil` for that of the device; stored only.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { placed(\.accessibilityLanguage, \.language, ofElement: \.accessibilityLanguage) }
        set {
            inert(.behavior, self, from: accessibilityLanguage, to: newValue)
            place(newValue, \.accessibilityLanguage, \.language, ofElement: \.accessibilityLanguage)
        }
    }
    /// The path in points of the screen.
    @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
        get { placed(\.accessibilityPath, \.path) }
        set { place(newValue, \.accessibilityPath, \.path) }
    }
    /// The activation point in points of the screen; the center of the element's frame by default.
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get {
            if let view = self as? UIView { return view.accessibilityActivationPoint }
            if let element = self as? UIAccessibilityElement { return element.accessibilityActivationPoint }
            let frame = accessibilityFrame
            return AccessibilityNotes.of(self)?.place.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set {
            if let view = self as? UIView { return view.accessibilityActivationPoint = newValue }
            if let element = self as? UIAccessibilityElement { return element.accessibilityActivationPoint = newValue }
            AccessibilityNotes.own(of: self).place.activationPoint = newValue
        }
    }
    /// Whether assistive technologies pass over the elements in the object.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { placed(\.accessibilityElementsHidden, \.hidesElements) }
        set { place(newValue, \.accessibilityElementsHidden, \.hidesElements) }
    }
    /// Whether assistive technologies pass over the elements beside the object.
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { placed(\.accessibilityViewIsModal, \.isModal) }
        set { place(newValue, \.accessibilityViewIsModal, \.isModal) }
    }
    /// Whether the elements in the object are read before what lies beside it.
    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get { placed(\.shouldGroupAccessibilityChildren, \.groupsChildren) }
        set { place(newValue, \.shouldGroupAccessibilityChildren, \.groupsChildren) }
    }
    /// Whether the element responds to user interaction; `true` by default, and stored only.
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
        get {
            placed(
                \.accessibilityRespondsToUserInteraction, \.respondsToUserInteraction,
                ofElement: \.accessibilityRespondsToUserInteraction)
        }
        set {
            inert(.behavior, self, from: accessibilityRespondsToUserInteraction, to: newValue)
            place(
                newValue, \.accessibilityRespondsToUserInteraction, \.respondsToUserInteraction,
                ofElement: \.accessibilityRespondsToUserInteraction)
        }
    }
    /// The names by which users can refer to the element by voice, the primary one first; stored only.
    @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
        get {
            if let view = self as? UIView { return view.accessibilityUserInputLabels }
            if let element = self as? UIAccessibilityElement { return element.accessibilityUserInputLabels }
            return AccessibilityNotes.of(self)?.place.userInputLabels ?? []
        }
        set {
            inert(.behavior, self, from: accessibilityUserInputLabels, to: newValue)
            if let view = self as? UIView { return view.accessibilityUserInputLabels = newValue }
            if let element = self as? UIAccessibilityElement { return element.accessibilityUserInputLabels = newValue }
            AccessibilityNotes.own(of: self).place.userInputLabels = newValue ?? []
        }
    }
    /// How the user moves through the elements in the object; stored only.
    @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { placed(\.accessibilityNavigationStyle, \.navigationStyle) }
        set {
            inert(.behavior, self, from: accessibilityNavigationStyle, to: newValue)
            place(newValue, \.accessibilityNavigationStyle, \.navigationStyle)
        }
    }
    /// The kind of container that the object is; stored only.
    @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get { placed(\.accessibilityContainerType, \.containerType) }
        set {
            inert(.behavior, self, from: accessibilityContainerType, to: newValue)
            place(newValue, \.accessibilityContainerType, \.containerType)
        }
    }
    /// The rotors that the element offers for moving between its items.
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { placed(\.accessibilityCustomRotors, \.customRotors, ofElement: \.accessibilityCustomRotors) }
        set { place(newValue, \.accessibilityCustomRotors, \.customRotors, ofElement: \.accessibilityCustomRotors) }
    }

    @MainActor private func placed<Value>(
        _ ofView: KeyPath<UIView, Value>, _ plain: KeyPath<AccessibilityPlace, Value>,
        ofElement: KeyPath<UIAccessibilityElement, Value>? = nil
    ) -> Value {
        if let view = self as? UIView { return view[keyPath: ofView] }
        if let ofElement, let element = self as? UIAccessibilityElement { return element[keyPath: ofElement] }
        return (AccessibilityNotes.of(self)?.place ?? AccessibilityPlace())[keyPath: plain]
    }

    @MainActor private func place<Value>(
        _ value: Value, _ ofView: ReferenceWritableKeyPath<UIView, Value>,
        _ plain: WritableKeyPath<AccessibilityPlace, Value>,
        ofElement: ReferenceWritableKeyPath<UIAccessibilityElement, Value>? = nil
    ) {
        if let view = self as? UIView { return view[keyPath: ofView] = value }
        if let ofElement, let element = self as? UIAccessibilityElement { return element[keyPath: ofElement] = value }
        AccessibilityNotes.own(of: self).place[keyPath: plain] = value
    }
}
