import LayoutSimInertness

extension View {
    /// Shows a search field in the bars around; none is shown.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { told(.looks) }
    /// Shows a search field in the bars around; none is shown.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { told(.looks) }
    /// Shows a search field in the bars around; none is shown.
    @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { told(.looks) }
    /// Shows a search field in the bars around that is in use while a binding is true; none is shown.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { told(.looks) }
    /// Shows a search field in the bars around that is in use while a binding is true; none is shown.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { told(.looks) }
    /// Shows a search field with suggestions in the bars around; none is shown.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { told(.looks) }
    /// Shows a search field with suggestions in the bars around; none is shown.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View { told(.looks) }
    /// Shows suggestions below the search field.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        told(.looks)
    }
    /// Sets the text that a suggestion stands for.
    public nonisolated func searchCompletion(_ completion: String) -> some View { told(.behavior) }
    /// Shows choices of where to search.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { told(.looks) }
    /// Shows choices of where to search at some times.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { told(.looks) }
    /// Says that the search field has the focus while a binding is true.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { told(.behavior) }
    /// Says that the search field has the focus while a binding has a value.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View { told(.behavior) }
    /// Says what becomes of bars during a search.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { told(.behavior) }
    /// Says what becomes of the search field in a bar.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { told(.behavior) }
}

/// The place of a search field.
public struct SearchFieldPlacement: Sendable {
    /// When a search field in the navigation bar is seen.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// When the views below are pulled down.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// At all times.
        public static let always = NavigationBarDrawerDisplayMode()
    }

    /// A place of the device.
    public static let automatic = SearchFieldPlacement()
    /// In a bar.
    public static let toolbar = SearchFieldPlacement()
    /// In the middle of a bar.
    public static let toolbarPrincipal = SearchFieldPlacement()
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Below the title at some times.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// When choices of where to search are seen.
public struct SearchScopeActivation: Sendable {
    /// When the device shows them.
    public static let automatic = SearchScopeActivation()
    /// When something is typed.
    public static let onTextEntry = SearchScopeActivation()
    /// When the search begins.
    public static let onSearchPresentation = SearchScopeActivation()
}

/// What becomes of bars during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
    /// What the device does.
    public static let automatic = SearchPresentationToolbarBehavior()
    /// They stay.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// What becomes of the search field in a bar.
public struct SearchToolbarBehavior: Sendable {
    /// What the device does.
    public static let automatic = SearchToolbarBehavior()
    /// It is a button.
    public static let minimize = SearchToolbarBehavior()
}

extension EnvironmentValues {
    /// Whether the user searches; nobody does.
    public var isSearching: Bool { false }
    /// Ends a search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction {} }
}
