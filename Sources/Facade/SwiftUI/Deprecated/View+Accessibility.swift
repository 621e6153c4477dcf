extension View {
    /// Says several things about how the view is read, by older names.
    public nonisolated func accessibility(label: Text) -> _AccessibleView<Self> { accessibilityLabel(label) }
    /// Sets the words for the view's value, by an older name.
    public nonisolated func accessibility(value: Text) -> _AccessibleView<Self> { accessibilityValue(value) }
    /// Sets the words for what the view does, by an older name.
    public nonisolated func accessibility(hint: Text) -> _AccessibleView<Self> { accessibilityHint(hint) }
    /// Has the view not be read, by an older name.
    public nonisolated func accessibility(hidden: Bool) -> _AccessibleView<Self> { accessibilityHidden(hidden) }
    /// Sets the name by which tests find the view, by an older name.
    public nonisolated func accessibility(identifier: String) -> _AccessibleView<Self> {
        accessibilityIdentifier(identifier)
    }
    /// Adds traits, by an older name.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> _AccessibleView<Self> {
        accessibilityAddTraits(traits)
    }
    /// Removes traits, by an older name.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> _AccessibleView<Self> {
        accessibilityRemoveTraits(traits)
    }
    /// Sets the words by which the view is called with the voice, by an older name.
    public nonisolated func accessibility(inputLabels: [Text]) -> _AccessibleView<Self> {
        accessibilityInputLabels(inputLabels)
    }
    /// Sets the order in which the view is read, by an older name.
    public nonisolated func accessibility(sortPriority: Double) -> _AccessibleView<Self> {
        accessibilitySortPriority(sortPriority)
    }
}
