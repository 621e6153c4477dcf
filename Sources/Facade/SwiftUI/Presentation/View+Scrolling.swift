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
        transformEnvironment(\.scrollSettings) { settings in
            for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
                settings.bouncesAlways[axis] = behavior == .basedOnSize ? false : nil
            }
        }
    }
    /// Has scroll views show what lies outside of them.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollSettings.isClipped, !disabled)
    }
    /// Shows the background of lists, forms and editors or not.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
    /// Says when scrolling takes the keyboard away.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollSettings.keyboard, mode.value)
    }
    /// Has scrolling end at the views in a container.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(TraitModifier<ScrollTargetKind>(value: isEnabled ? .layout : .none))
    }
    /// Has scrolling end at the view.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(TraitModifier<ScrollTargetKind>(value: isEnabled ? .view : .none))
    }
    /// Says where scrolling ends.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }
    /// Binds the view at which scroll views are: one with an identity of its own, or a row of a lazy container.
    public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
    /// Binds the place at which scroll views are.
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View { modifier(ScrollPlaceModifier(position: position, anchor: anchor)) }
    /// Says at which point contents of scroll views are at first, as they grow, and where they are smaller.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) { $0.anchor(at: anchor) }
    }
    /// Says at which point contents of scroll views are at some times.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings) { $0.anchors[role] = anchor }
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
    ) -> some View {
        modifier(ScrollTransitionModifier(configuration: configuration, axis: axis, effect: transition))
    }
    /// Calls a closure when a value of scroll views' geometry changes.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { modifier(ScrollGeometryModifier(transform: transform, action: action)) }
    /// Calls a closure when scrolling begins and ends.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
    ) -> some View { modifier(ScrollPhaseModifier { old, new, _ in action(old, new) }) }
    /// Calls a closure with what is known of the scroll view when scrolling begins and ends.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
    /// Calls a closure when the view comes into sight of a scroll view and leaves it.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { modifier(ScrollVisibilityModifier(threshold: threshold, action: action)) }
    /// Calls a closure with the views in sight of a scroll view.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { modifier(ScrollTargetsModifier(threshold: threshold, action: action)) }
    /// Sets how contents fade at the edges of scroll views.
    public nonisolated func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View { told(.looks) }
    /// Says whether contents fade at the edges of scroll views; they do not.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
}
