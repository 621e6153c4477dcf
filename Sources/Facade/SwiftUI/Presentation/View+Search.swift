import LayoutSimInertness

extension View {
    private nonisolated func search(
        _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?,
        _ isPresented: Binding<Bool>? = nil
    ) -> some View {
        transformPreference(SearchFactsKey.self) { facts in
            var own = SearchFacts()
            own.text = text
            own.prompt = prompt
            own.isPresented = isPresented
            // Reading them has the field follow them.
            _ = (text.wrappedValue, isPresented?.wrappedValue)
            own.isAlwaysShown = placement.isAlwaysShown
            own.add(facts)
            facts = own
        }
    }

    /// Shows a search field in the bar of the navigation stack around.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { search(text, placement, prompt) }
    /// Shows a search field in the bar of the navigation stack around.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { search(text, placement, Text(prompt)) }
    /// Shows a search field in the bar of the navigation stack around.
    @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { search(text, placement, Text(prompt)) }
    /// Shows a search field in the bar around that is in use while a binding is true.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { search(text, placement, prompt, isPresented) }
    /// Shows a search field in the bar around that is in use while a binding is true.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { search(text, placement, Text(prompt), isPresented) }
    /// Shows a search field in the bar around that is in use while a binding is true.
    @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { search(text, placement, Text(prompt), isPresented) }
    /// Shows a search field in the bar around; suggestions are not shown.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { told(.looks).search(text, placement, prompt) }
    /// Shows a search field in the bar around; suggestions are not shown.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View { told(.looks).search(text, placement, Text(prompt)) }
    /// Shows suggestions below the search field.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        told(.looks)
    }
    /// Sets the text that a suggestion stands for.
    public nonisolated func searchCompletion(_ completion: String) -> some View { told(.behavior) }
    /// Shows choices of where to search.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { modifier(SearchScopesModifier(scope: scope, activation: nil, scopes: scopes())) }
    /// Shows choices of where to search at some times.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes())) }
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
        let isAlways: Bool

        /// When the views below are pulled down.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// At all times.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    private(set) var isAlwaysShown = false

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
    ) -> SearchFieldPlacement { SearchFieldPlacement(isAlwaysShown: displayMode.isAlways) }
}

/// When choices of where to search are seen.
public struct SearchScopeActivation: Sendable, Equatable {
    private let name: String

    /// When the device shows them.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// When something is typed.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// When the search begins.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
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
