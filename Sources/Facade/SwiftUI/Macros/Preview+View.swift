extension Preview {
    /// Creates a preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) { self.init(name, traits: traits, contents: [body]) }

    /// Creates previews of views, one for each argument.
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        @ViewBuilder body: @escaping @MainActor (T) -> any View
    ) { self.init(name, traits: traits, contents: arguments.map { argument in { body(argument) } }) }
}
