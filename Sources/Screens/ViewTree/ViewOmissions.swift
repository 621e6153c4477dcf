/// What a device would show of a view and this one does not.
package struct ViewOmissions: Hashable, Sendable {
    /// What would change pixels, such as `particles`, each once and in alphabetical order.
    package var drawing: [String] = []
    /// What would change frames, such as `UITabBar.itemSpacing`.
    package var layout: [String] = []

    /// Creates a list without entries.
    package init() {}
}

extension View {
    /// What a device would show of the view and LayoutSim does not.
    package var omissions: ViewOmissions {
        get { ownOmissions ?? ViewOmissions() }
        set { ownOmissions = newValue == ViewOmissions() ? nil : newValue }
    }
}
