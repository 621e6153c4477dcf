import UIKit

extension UIHostingController {
    /// Shows the title and the items that views say in the bar of UIKit's navigation controller around, if there is one.
    func showInBar(_ preferences: PreferenceValues, _ environment: EnvironmentValues) {
        guard let navigation = navigationController, parent === navigation else { return }
        if let title = preferences[NavigationTitleKey.self]?.words(in: environment), title != navigationItem.title {
            navigationItem.title = title
        }
        switch preferences[NavigationTitleModeKey.self] {
        case .large?: navigationItem.largeTitleDisplayMode = .always
        case .inline?: navigationItem.largeTitleDisplayMode = .never
        default: break
        }
        let entries = preferences[ToolbarKey.self]
        let (leading, trailing) = (entries.filter { $0.place == .leading }, entries.filter { $0.place == .trailing })
        if let items = items(leading, navigationItem.leftBarButtonItems) { navigationItem.leftBarButtonItems = items }
        // UIKit counts from the edge.
        if let items = items(trailing.reversed(), navigationItem.rightBarButtonItems) {
            navigationItem.rightBarButtonItems = items
        }
        guard let middle = entries.first(where: { $0.place == .middle }) else { return }
        let view = navigationItem.titleView as? _UIHostingView<AnyView> ?? _UIHostingView(rootView: middle.view)
        show(middle, in: view)
        if navigationItem.titleView !== view { navigationItem.titleView = view }
    }

    /// Returns new items for views; `nil` where those that there are show them.
    private func items(_ entries: [ToolbarEntry], _ known: [UIBarButtonItem]?) -> [UIBarButtonItem]? {
        let views = (known ?? []).compactMap { $0.customView as? _UIHostingView<AnyView> }
        if views.count == entries.count {
            for (entry, view) in zip(entries, views) { show(entry, in: view) }
            return nil
        }
        return entries.map { entry in
            let view = _UIHostingView(rootView: entry.view)
            show(entry, in: view)
            return UIBarButtonItem(customView: view)
        }
    }

    private func show(_ entry: ToolbarEntry, in view: _UIHostingView<AnyView>) {
        view.respectsSafeArea = false
        view.rootView = entry.view
        let size = view.intrinsicContentSize
        if view.bounds.size != size { view.bounds.size = size }
    }
}
