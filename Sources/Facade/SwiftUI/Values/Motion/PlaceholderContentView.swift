/// A view in what is made of it.
nonisolated public struct PlaceholderContentView<Value>: View {
    let content: AnyView

    /// The view.
    @MainActor public var body: some View { content }
}
