import UIKit

extension UIHostingController {
    /// Shows the title and the items that views say in the bars of UIKit's navigation controller around.
    func showInBar(_ preferences: PreferenceValues, _ environment: EnvironmentValues) {
        let title = preferences[NavigationTitleKey.self]?.words(in: environment)
        if let title, title != navigationItem.title { navigationItem.title = title }
        show(preferences[NavigationTitleModeKey.self])
        if preferences.has(BackButtonHiddenKey.self) {
            navigationItem.hidesBackButton = preferences[BackButtonHiddenKey.self]
        }
        show(preferences[BarLooksKey.self][.navigationBar])
        let entries = preferences[ToolbarKey.self]
        func items(_ place: ToolbarEntry.Place, _ known: [UIBarButtonItem]?) -> [UIBarButtonItem]? {
            BarItems(environment: environment).items(of: entries.filter { $0.place == place }, known)
        }
        if let items = items(.leading, navigationItem.leftBarButtonItems) { navigationItem.leftBarButtonItems = items }
        // UIKit counts from the edge.
        if let items = items(.trailing, navigationItem.rightBarButtonItems?.reversed()) {
            navigationItem.rightBarButtonItems = items.reversed()
        }
        if let items = items(.bottom, toolbarItems?.filter { $0.customView != nil }) {
            toolbarItems = items.isEmpty ? nil : Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
        }
        guard let middle = entries.first(where: { $0.place == .middle }) else { return }
        let view = navigationItem.titleView as? BarItemView ?? BarItemView(rootView: AnyView(EmptyView()))
        view.show(middle.view, in: environment)
        if navigationItem.titleView !== view { navigationItem.titleView = view }
    }

    /// Shows how views say that the navigation bar looks; a background that is not said to be shown is that of a bar
    /// with content below it.
    private func show(_ look: BarLook?) {
        guard look != shownBarLook else { return }
        shownBarLook = look
        guard let look, look.background != nil || look.isShown != nil else {
            (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (nil, nil)
            return
        }
        let appearance = UINavigationBarAppearance()
        look.configure(appearance)
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = look.isShown == nil ? nil : appearance
    }

    private func show(_ mode: NavigationBarItem.TitleDisplayMode?) {
        let shown: UINavigationItem.LargeTitleDisplayMode
        switch mode {
        case .large?: shown = .always
        case .inline?: shown = .never
        default: shown = .automatic
        }
        if mode != nil, navigationItem.largeTitleDisplayMode != shown { navigationItem.largeTitleDisplayMode = shown }
    }
}

/// The items of a bar for views.
@MainActor private struct BarItems {
    let environment: EnvironmentValues

    /// Returns new items for views; `nil` where those that there are show them.
    func items(of entries: [ToolbarEntry], _ known: [UIBarButtonItem]?) -> [UIBarButtonItem]? {
        let views = (known ?? []).compactMap { $0.customView as? BarItemView }
        if views.count == entries.count {
            for (entry, view) in zip(entries, views) { view.show(look(of: entry), in: environment) }
            return nil
        }
        return entries.map { entry in
            let view = BarItemView(rootView: AnyView(EmptyView()))
            view.show(look(of: entry), in: environment)
            return UIBarButtonItem(customView: view)
        }
    }

    /// Returns the view of an item as it looks in a bar, where labels show their icon alone: on iOS 26 in a capsule of
    /// 44 points, with 16.7 beside its text (measured).
    private func look(of entry: ToolbarEntry) -> AnyView {
        let view = entry.view.labelStyle(.iconOnly)
        guard SystemVersion.isRecent, environment.navigator != nil else { return AnyView(view) }
        return AnyView(
            view
                .buttonStyle(BarButtonStyle())
                .padding(.horizontal, 16.7)
                .frame(minWidth: 44, minHeight: 44)
                .background(Color(uiColor: Self.glass), in: Capsule())
                .overlay {
                    Capsule().inset(by: -0.333).stroke(Color(uiColor: Self.edge), lineWidth: 0.667)
                        .allowsHitTesting(false)
                })
    }

    /// The color of glass below an item, and of its edge, as they were recorded above a grouped background.
    private static let glass = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.125, alpha: 1) : UIColor(white: 1, alpha: 0.25)
    }
    private static let edge = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.25, alpha: 1) : UIColor(red: 0.851, green: 0.851, blue: 0.878, alpha: 1)
    }
}

/// The label of a button in a bar of iOS 26, gray while the button is disabled.
private struct BarButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { BarButtonLabel(configuration: configuration) }
}

private nonisolated struct BarButtonLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        configuration.label
            .foregroundStyle(isEnabled ? Color.primary : Color(uiColor: .tertiaryLabel))
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

/// The view of an item in a bar, as large as it wants to be.
final class BarItemView: _UIHostingView<AnyView> {
    private var inherited: EnvironmentValues.Version?

    required init(rootView: AnyView) {
        super.init(rootView: rootView)
        keepAway(from: [])
    }

    required init?(coder: NSCoder) { nil }

    private func inherit(_ environment: EnvironmentValues) {
        guard inherited !== environment.version else { return }
        inherited = environment.version
        environmentChange = { values in
            values = environment.placed(like: values)
            // Bars stop growing with the text there, Docs/ios26.md.
            values.dynamicTypeSize = min(values.dynamicTypeSize, .xxLarge)
        }
        environmentDidChange()
    }

    /// Shows a view in the environment of the views around.
    func show(_ view: AnyView, in environment: EnvironmentValues) {
        inherit(environment)
        rootView = view
        let size = intrinsicContentSize
        if bounds.size != size { bounds.size = size }
    }
}
