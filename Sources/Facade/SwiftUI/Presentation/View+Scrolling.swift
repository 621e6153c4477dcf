public import CoreGraphics
import LayoutSimGeometry
import LayoutSimInertness

extension View {
    /// Shows the indicators of scroll views or not.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { environment(\.scrollIndicatorsAreShown, visibility.isShown) }
    /// Shows the indicators of scroll views for a moment when they appear.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        if onAppear { inert(.behavior, "View.scrollIndicatorsFlash(onAppear:)") }
        return self
    }
    /// Shows the indicators of scroll views for a moment when a value changes.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { told(.behavior) }
    /// Has scroll views not scroll.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        environment(\.isScrollEnabled, !disabled)
    }
    /// Says whether scroll views move beyond their ends.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        if behavior != .automatic, behavior != .always { inert(.behavior, "View.scrollBounceBehavior(_:axes:)") }
        return self
    }
    /// Has scroll views show what lies outside of them.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        if disabled { inert(.looks, "View.scrollClipDisabled(_:)") }
        return self
    }
    /// Shows the background of lists, forms and editors or not.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { told(.looks) }
    /// Says when scrolling takes the keyboard away.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        told(.behavior)
    }
    /// Says at which views scrolling ends.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Says at which view scrolling ends.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }
    /// Says where scrolling ends.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        told(.behavior)
    }
    /// Binds the view at which scroll views are: one with an identity of its own, or a row of a lazy container.
    public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
    /// Binds the place at which scroll views are.
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View { told(.behavior) }
    /// Says where scroll views are at first.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        if let anchor, anchor != .top, anchor != .topLeading { inert(.layout, "View.defaultScrollAnchor(_:)") }
        return self
    }
    /// Says where scroll views are at some times.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        told(.layout)
    }
    /// Sets the margins of scroll views' contents, in points.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            guard placement != .scrollIndicators else { return }
            if edges.contains(.top) { margins.top = Double(insets.top) }
            if edges.contains(.leading) { margins.left = Double(insets.leading) }
            if edges.contains(.bottom) { margins.bottom = Double(insets.bottom) }
            if edges.contains(.trailing) { margins.right = Double(insets.trailing) }
        }
    }
    /// Sets the margins of scroll views' contents at some edges, in points.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 0
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }
    /// Sets the margins of scroll views' contents, in points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }
    /// Changes the view by how far it is in sight of a scroll view.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { told(.looks) }
    /// Calls a closure when a value of scroll views' geometry changes.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { told(.behavior) }
    /// Calls a closure when scrolling begins and ends.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
    ) -> some View { told(.behavior) }
    /// Calls a closure when the view comes into sight of a scroll view and leaves it.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { told(.behavior) }
    /// Calls a closure with the views in sight of a scroll view.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { told(.behavior) }
    /// Sets how contents fade at the edges of scroll views.
    public nonisolated func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View { told(.looks) }
    /// Says whether contents fade at the edges of scroll views; they do not.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
}
