/// Windows with the same views.
nonisolated public struct WindowGroup<Content: View>: Scene {
    /// The views of a window.
    let content: () -> Content

    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates windows.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    /// Creates windows with an identity.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    /// Creates windows with a title.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    /// Creates windows with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    /// Creates windows with a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    /// Creates windows with a title and an identity.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    /// Creates windows with a title and an identity.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) { self.content = content }
    /// Creates windows that show values of a type.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = { PresentedWindowContent(content: content) }
    }
    /// Creates windows with an identity that show values of a type.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }
}

/// The views of a window that shows a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    let content: (Binding<Data?>) -> Content

    /// The views without a value.
    @MainActor public var body: some View { content(.constant(nil)) }
}

/// One window.
nonisolated public struct Window<Content: View>: Scene {
    /// The views of the window.
    let content: Content

    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates a window with a title and an identity.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    /// Creates a window with a title and an identity.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
