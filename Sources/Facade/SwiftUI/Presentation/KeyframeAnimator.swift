import LayoutSimInertness

/// Views that follow keyframes; they stay at the start.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    let initial: Value
    let content: (Value) -> Content

    /// Creates views that follow keyframes again and again.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.content = content
    }
    /// Creates views that follow keyframes when a value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.content = content
    }

    /// The views at the start.
    @MainActor public var body: some View {
        inert(.behavior, "KeyframeAnimator")
        return content(initial)
    }
}

extension View {
    /// Changes the view along keyframes again and again; it stays at the start.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
    }
    /// Changes the view along keyframes when a value changes; it stays at the start.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
    }
}
