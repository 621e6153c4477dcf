/// The accessibility attributes of a view, apart from what it displays, named as in UIKit's `UIAccessibility`.
///
/// Neither layout nor rendering depends on them, so documents do not store them.
public struct Accessibility: Hashable, Sendable {
    /// Whether the view is an accessibility element; `nil` for UIKit's default for the content.
    public var isElement: Bool?
    /// The label; `nil` for the displayed text.
    public var label: String?
    /// The value; `nil` for that of the content.
    public var value: String?
    /// The hint, which describes the result of an action.
    public var hint: String?
    /// The traits; `nil` for UIKit's default for the content.
    public var traits: [AccessibilityTrait]?
    /// The names of its custom actions.
    public var actions: [String] = []
    /// The ids of the accessibility elements in the view, in reading order; `nil` for all of them, in the order of
    /// their positions.
    public var elements: [String]?
    /// The accessibility elements that are not views.
    public var parts: [AccessibilityPart] = []
    /// The custom rotors.
    public var rotors: [AccessibilityRotor] = []
    /// Whether the view's subviews are hidden from assistive technologies, `accessibilityElementsHidden`.
    public var hidesElements = false
    /// Whether the view's siblings are ignored, `accessibilityViewIsModal`.
    public var isModal = false
    /// Whether the view's subviews are read as a group, before its siblings, `shouldGroupAccessibilityChildren`.
    public var groupsChildren = false

    /// What becomes of the elements in the view where it is one itself.
    package var merging = Merging.none
    /// The traits that the view does not take from the elements that are merged into it.
    package var removed: [AccessibilityTrait] = []
    /// The traits of the current state, in addition to `traits`: selected or not enabled.
    package var states: [AccessibilityTrait] = []

    /// Creates attributes that leave everything at its default.
    public init() {}

    /// What becomes of the elements in a view that is an element itself.
    package enum Merging: Hashable, Sendable {
        /// They are not read.
        case none
        /// Their texts are the view's, and controls are read after it, as in a table view cell.
        case texts
        /// They are merged into the view, which has their words, traits and actions.
        case all
    }
}

/// A trait of an accessibility element, named as in `UIAccessibilityTraits`; the cases are in the order in which they
/// are spoken.
public enum AccessibilityTrait: String, CaseIterable, Hashable, Sendable {
    case selected, notEnabled, button, link, searchField, tabBar, image, header, staticText, adjustable, keyboardKey
    case toggleButton, summaryElement, playsSound, startsMediaSession, updatesFrequently, allowsDirectInteraction
    case causesPageTurn
}
