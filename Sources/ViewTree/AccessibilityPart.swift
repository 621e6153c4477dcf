public import LayoutSimGeometry

/// An element of a view that is no view itself, UIKit's `UIAccessibilityElement`.
public struct AccessibilityPart: Hashable, Sendable {
    /// The name by which the view's list of elements knows it.
    public var id: String
    /// In points from the view's corner.
    public var frame: Rect
    /// What it is.
    public var label = ""
    /// Its value.
    public var value = ""
    /// What happens when it is used.
    public var hint = ""
    /// How it behaves.
    public var traits: [AccessibilityTrait] = []
    /// The names of its custom actions.
    public var actions: [String] = []

    /// Creates an element that says nothing.
    public init(_ id: String, frame: Rect) {
        self.id = id
        self.frame = frame
    }
}

/// A way of going through some of the elements, UIKit's `UIAccessibilityCustomRotor`.
public struct AccessibilityRotor: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// The labels of its elements, in order.
    public var items: [String]

    /// Creates a rotor.
    public init(_ name: String, items: [String]) {
        self.name = name
        self.items = items
    }
}
