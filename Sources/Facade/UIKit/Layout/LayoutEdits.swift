/// The changes since a layout that can be applied incrementally: values only, not the set of views and constraints.
@MainActor struct LayoutEdits {
    /// The constraints whose constants changed.
    var constraints: [NSLayoutConstraint] = []
    /// The views whose content must be measured again.
    var views: [UIView] = []
    /// Whether the root was resized.
    var isResized = false

    var isEmpty: Bool { constraints.isEmpty && views.isEmpty && !isResized }
}
