/// What changed since a layout that it can take over: numbers, not which views and constraints there are.
@MainActor struct LayoutEdits {
    /// Constraints with another constant.
    var constraints: [NSLayoutConstraint] = []
    /// Views whose content is to be measured again.
    var views: [UIView] = []
    /// Whether the root has another size.
    var isResized = false

    var isEmpty: Bool { constraints.isEmpty && views.isEmpty && !isResized }
}
