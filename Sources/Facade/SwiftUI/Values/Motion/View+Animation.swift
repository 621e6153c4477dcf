import LayoutSimInertness

extension View {
    /// Shows changes of the view over time when a value changes; here they are shown at once.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        if animation != nil { inert(.behavior, "View.animation(_:value:)") }
        return self
    }
    /// Shows all changes of the view over time; here they are shown at once.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        if animation != nil { inert(.behavior, "View.animation(_:)") }
        return self
    }
    /// Shows changes of what a closure makes of the view over time; here they are shown at once.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        if animation != nil { inert(.behavior, "View.animation(_:body:)") }
        return body(PlaceholderContentView(content: AnyView(self)))
    }
    /// Changes the transactions of the view, which change nothing here.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        inert(.behavior, "View.transaction(_:)")
        return self
    }
    /// Changes the transactions of the view when a value changes, which change nothing here.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        inert(.behavior, "View.transaction(value:_:)")
        return self
    }
    /// Shows the coming and going of the view over time; here it is shown at once.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        inert(.behavior, "View.transition(_:)")
        return self
    }
    /// Shows the coming and going of the view over time; here it is shown at once.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        inert(.behavior, "View.transition(_:)")
        return self
    }
    /// Shows changes of the view's content over time; here they are shown at once.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        if transition != .identity { inert(.behavior, "View.contentTransition(_:)") }
        return environment(\.contentTransition, transition)
    }
}
