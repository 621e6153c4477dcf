/// What a view tells assistive technologies apart from what it shows, in the words of UIKit's `UIAccessibility`.
///
/// Neither layout nor picture depends on it, so that documents do not hold it.
public struct Accessibility: Hashable, Sendable {
    /// Whether it is read as one element; `nil` is what UIKit decides for its content.
    public var isElement: Bool?
    /// What it is; `nil` is what it shows.
    public var label: String?
    /// Its value; `nil` is that of its content.
    public var value: String?
    /// What happens when it is used.
    public var hint: String?
    /// How it behaves; `nil` is what UIKit decides for its content.
    public var traits: [AccessibilityTrait]?
    /// The names of its custom actions.
    public var actions: [String] = []
    /// The ids of the views and parts in it that are read, in this order; `nil` for all in the order of their places.
    public var elements: [String]?
    /// What is read of it although it is no view.
    public var parts: [AccessibilityPart] = []
    /// Its custom rotors.
    public var rotors: [AccessibilityRotor] = []
    /// Whether all in it is passed over.
    public var hidesElements = false
    /// Whether all beside it is passed over, `accessibilityViewIsModal`.
    public var isModal = false
    /// Whether all in it is read before what lies beside it, `shouldGroupAccessibilityChildren`.
    public var groupsChildren = false

    /// Whether its texts are read as one element, as those of a table's cell.
    package var combinesTexts = false
    /// How it behaves for now, apart from `traits`: whether it is selected or not enabled.
    package var states: [AccessibilityTrait] = []

    /// Says nothing.
    public init() {}
}

/// How an element behaves, in the words of `UIAccessibilityTraits`, in the order in which they are spoken.
public enum AccessibilityTrait: String, CaseIterable, Hashable, Sendable {
    case selected, notEnabled, button, link, searchField, tabBar, image, header, staticText, adjustable, keyboardKey
    case toggleButton, summaryElement, playsSound, startsMediaSession, updatesFrequently, allowsDirectInteraction
    case causesPageTurn
}
