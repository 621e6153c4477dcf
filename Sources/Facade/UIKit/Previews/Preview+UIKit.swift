extension Preview {
    /// Creates a preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
    ) { self.init(name, traits: traits, contents: [body]) }

    /// Creates a preview of a view controller.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
    ) { self.init(name, traits: traits, contents: [body]) }

    /// Creates previews of views, one for each argument.
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
    ) { self.init(name, traits: traits, contents: arguments.map { argument in { body(argument) } }) }

    /// Creates previews of view controllers, one for each argument.
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor (T) -> UIViewController
    ) { self.init(name, traits: traits, contents: arguments.map { argument in { body(argument) } }) }
}
