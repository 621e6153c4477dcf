public import Foundation
import LayoutSimInertness

/// The title of a view for the bar of its navigation stack.
enum NavigationTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
    /// Keeps the title for the navigation stack around.
    private nonisolated func title(
        _ text: Text, _ mode: NavigationBarItem.TitleDisplayMode? = nil
    ) -> some View {
        preference(key: NavigationTitleKey.self, value: text)
            .transformPreference(NavigationTitleModeKey.self) { $0 = mode ?? $0 }
    }

    /// Sets the title in the navigation bar.
    public nonisolated func navigationTitle(_ title: Text) -> some View { self.title(title) }
    /// Sets the title in the navigation bar.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }
    /// Sets the title in the navigation bar.
    @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        self.title(Text(title))
    }
    /// Sets the title in the navigation bar to one that can be edited.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        self.title(Text(title.wrappedValue))
    }
    /// Sets the line below the title in the navigation bar.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { told(.looks) }
    /// Sets the line below the title in the navigation bar.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { told(.looks) }
    /// Sets the line below the title in the navigation bar.
    @_disfavoredOverload public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        told(.looks)
    }
    /// Sets how large the title in the navigation bar is.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { preference(key: NavigationTitleModeKey.self, value: displayMode) }
    /// Sets the title in the navigation bar.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { self.title(title) }
    /// Sets the title in the navigation bar.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }
    /// Sets the title in the navigation bar.
    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        self.title(Text(title))
    }
    /// Sets the title in the navigation bar, and how large it is.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self.title(title, displayMode) }
    /// Sets the title in the navigation bar, and how large it is.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { title(Text(titleKey), displayMode) }
    /// Sets the title in the navigation bar, and how large it is.
    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self.title(Text(title), displayMode) }
    /// Hides the navigation bar.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbarVisibility(hidden ? .hidden : .automatic, for: .navigationBar)
    }
    /// Hides the button back in the navigation bar.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(key: BackButtonHiddenKey.self, value: hidesBackButton)
    }
    /// Puts views into the navigation bar.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }
    /// Puts views into the navigation bar.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
    /// Puts views into the navigation bar.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }
    /// Says what the view shows as a file.
    public nonisolated func navigationDocument(_ url: URL) -> some View { told(.behavior) }
    /// Sets the motion with which a view comes to the front of a navigation stack.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { told(.behavior) }
    /// Says where the motion of a view in front of a navigation stack starts.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        told(.behavior)
    }
}

/// The navigation bar of a view.
public struct NavigationBarItem: Sendable {
    /// How large the title is.
    public enum TitleDisplayMode: Sendable {
        /// As that of the view behind.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Below the bar.
        case large
    }
}

/// The motion with which a view comes to the front of a navigation stack.
public protocol NavigationTransition {}

/// The motion of the device.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the motion.
    public init() {}
}

/// A view that grows out of another one.
public struct ZoomNavigationTransition: NavigationTransition {}

/// Views that mix.
public struct CrossFadeNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The motion of the device.
    public static var automatic: Self { Self() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A view that grows out of another one.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// Views that mix.
    public static var crossFade: Self { Self() }
}
