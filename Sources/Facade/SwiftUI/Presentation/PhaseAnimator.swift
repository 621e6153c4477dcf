import LayoutSimInertness

/// Views that go through phases; they stay in the first one.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    let content: (Phase) -> Content

    /// Creates views that go through phases again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.content = content
    }
    /// Creates views that go through phases when a value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.content = content
    }

    /// The views in the first phase.
    @MainActor public var body: some View {
        inert(.behavior, "PhaseAnimator")
        return phases.first.map(content)
    }
}

extension View {
    /// Changes the view through phases again and again; it stays in the first one.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(content: AnyView(self)), $0) }
    }
    /// Changes the view through phases when a value changes; it stays in the first one.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger) { content(PlaceholderContentView(content: AnyView(self)), $0) }
    }
}
