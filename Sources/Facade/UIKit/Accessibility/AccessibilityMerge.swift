/// What a view adds to the elements in it, which are merged into it where it is an element itself.
///
/// Views of SwiftUI are read so; the words that such a view says itself are then no longer those of what is in it.
package struct AccessibilityMerge {
    /// The words that name the view instead of those in it.
    package var label: String?
    /// The words for its value instead of those in it.
    package var value: String?
    /// The words for what it does instead of those in it.
    package var hint: String?
    /// The traits that it has besides those in it.
    package var added: UIAccessibilityTraits = []
    /// The traits that it does not take from those in it.
    package var removed: UIAccessibilityTraits = []

    /// Creates a merge that changes nothing.
    package init() {}
}

extension UIView {
    /// What the view adds to the elements that are merged into it; `nil` for a view that merges none.
    package var accessibilityMerge: AccessibilityMerge? {
        get { state.seldom?.accessibilityMerge }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityMerge = newValue } }
    }

    /// What names the view as an element: its own label, else the text that it shows.
    package var shownName: String? {
        if let own = accessibilityLabel ?? accessibilityAttributedLabel?.string { return own }
        return switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        default: nil
        }
    }
}
