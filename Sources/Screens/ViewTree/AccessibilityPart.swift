public import LayoutSimGeometry

/// An accessibility element that is not a view, UIKit's `UIAccessibilityElement`.
public struct AccessibilityPart: Hashable, Sendable {
    /// The id by which the view's list of elements refers to it.
    public var id: String
    /// The frame in points, relative to the view's top left corner.
    public var frame: Rect
    /// The label.
    public var label = ""
    /// The value.
    public var value = ""
    /// The hint, which describes the result of an action.
    public var hint = ""
    /// The traits.
    public var traits: [AccessibilityTrait] = []
    /// The names of its custom actions.
    public var actions: [String] = []

    /// Creates an element without any text.
    public init(_ id: String, frame: Rect) {
        self.id = id
        self.frame = frame
    }
}

/// A rotor that navigates among some of the elements, UIKit's `UIAccessibilityCustomRotor`.
public struct AccessibilityRotor: Hashable, Sendable {
    /// The name of the rotor.
    public var name: String
    /// The labels of its elements, in order.
    public var items: [String]

    /// Creates a rotor.
    public init(_ name: String, items: [String]) {
        self.name = name
        self.items = items
    }
}
