/// Previews a view.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Previews a view controller.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Previews a view for each argument.
@freestanding(declaration) public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Previews a view controller for each argument.
@freestanding(declaration) public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<UIViewController> body: @escaping @MainActor (T) -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
