import LayoutSimInertness

extension View {
    /// Returns the view as it is, and records that a modifier without effect was applied.
    nonisolated func told(_ inertness: Inertness, _ member: String = #function) -> Self {
        inert(inertness, "View.\(member)")
        return self
    }
}
