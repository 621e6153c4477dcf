extension View {
    /// Makes an element of the view, whatever is in it.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessible { $0.children = children.children }
    }
    /// Sets the words that name the view.
    public nonisolated func accessibilityLabel(_ label: Text) -> _AccessibleView<Self> {
        accessible { $0.label = label }
    }
    /// Sets the words that name the view.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _AccessibleView<Self> {
        accessibilityLabel(Text(labelKey))
    }
    /// Sets the words that name the view.
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> _AccessibleView<Self> { accessibilityLabel(Text(label)) }
    /// Sets the words that name the view, or leaves them.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> _AccessibleView<Self> { accessible { if isEnabled { $0.label = Text(labelKey) } } }
    /// Sets the words that name the view, or leaves them.
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> _AccessibleView<Self> { accessible { if isEnabled { $0.label = Text(label) } } }

    /// Sets the words for the view's value.
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> _AccessibleView<Self> {
        accessible { $0.value = valueDescription }
    }
    /// Sets the words for the view's value.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> _AccessibleView<Self> {
        accessibilityValue(Text(valueKey))
    }
    /// Sets the words for the view's value.
    @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> _AccessibleView<Self> { accessibilityValue(Text(value)) }
    /// Sets the words for the view's value, or leaves them.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> _AccessibleView<Self> { accessible { if isEnabled { $0.value = Text(valueKey) } } }

    /// Sets the words for what the view does.
    public nonisolated func accessibilityHint(_ hint: Text) -> _AccessibleView<Self> { accessible { $0.hint = hint } }
    /// Sets the words for what the view does.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> _AccessibleView<Self> {
        accessibilityHint(Text(hintKey))
    }
    /// Sets the words for what the view does.
    @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> _AccessibleView<Self> { accessibilityHint(Text(hint)) }
    /// Sets the words for what the view does, or leaves them.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> _AccessibleView<Self> { accessible { if isEnabled { $0.hint = Text(hintKey) } } }

    /// Sets the words by which the view is called with the voice.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> _AccessibleView<Self> {
        accessible { $0.inputLabels = inputLabels }
    }
    /// Sets the words by which the view is called with the voice.
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> _AccessibleView<Self> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    /// Sets the words by which the view is called with the voice.
    @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> _AccessibleView<Self> { accessibilityInputLabels(inputLabels.map { Text($0) }) }

    /// Sets the name by which tests find the view.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> _AccessibleView<Self> {
        accessible { $0.identifier = identifier }
    }
    /// Sets the name by which tests find the view, or leaves it.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> _AccessibleView<Self> { accessible { if isEnabled { $0.identifier = identifier } } }
    /// Has the view not be read.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> _AccessibleView<Self> {
        accessible { $0.isHidden = hidden }
    }
    /// Has the view not be read, or leaves it.
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> _AccessibleView<Self> {
        accessible { if isEnabled { $0.isHidden = hidden } }
    }
    /// Adds traits.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _AccessibleView<Self> {
        accessible { $0.added = traits }
    }
    /// Removes traits.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _AccessibleView<Self> {
        accessible { $0.removed = traits }
    }
    /// Makes the view a title.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _AccessibleView<Self> {
        accessible { $0.added = .isHeader }
    }
    /// Says whether the view takes touches.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> _AccessibleView<Self> { accessible { $0.respondsToInteraction = respondsToUserInteraction } }
}
