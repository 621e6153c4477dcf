import LayoutSimInertness

extension View {
    /// Shows changes of the view over time when a value changes.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueScope(value: value) { $0.animate(by: animation) })
    }
    /// Shows all changes of the view over time.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(LastingScope { $0.animate(by: animation) })
    }
    /// Shows changes of what a closure makes of the view over time, but not those of the view itself.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.animate(by: animation) }, body: body)
    }
    /// Changes the transactions of the view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(LastingScope(change: transform))
    }
    /// Changes the transactions of the view when a value changes.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueScope(value: value, change: transform))
    }
    /// Changes the transactions of what a closure makes of the view, but not those of the view itself.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let place = OuterTransaction()
        return body(PlaceholderContentView(content: AnyView(modifier(RestoredScope(outer: place)))))
            .modifier(LastingScope(change: transform, outer: place))
    }
    /// Shows the coming and going of the view over time.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
    /// Shows the coming and going of the view over time.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
    /// Sets how changes of the view's content are shown over time.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        if transition.kind == .symbolEffect { inert(.behavior, "View.contentTransition(_:)") }
        return environment(\.contentTransition, transition)
    }
}

extension Transaction {
    /// Sets the animation of a view, unless the transaction leaves those out.
    fileprivate mutating func animate(by animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}
