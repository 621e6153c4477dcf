import Foundation
import QuartzCore

/// An appearance proxy for bar items: an item with the values that the app has set.
@MainActor private struct BarItemTemplate {
    let scope: AppearanceScope
    let values: UIBarItem
}

/// The appearance proxies for bar items.
@MainActor enum BarItemTemplates {
    private static var all: [BarItemTemplate] = []

    /// Returns the appearance proxy of a class.
    static func template<Item: UIBarItem>(
        of type: Item.Type, in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
    ) -> Item {
        let scope = AppearanceScope(type: type, containers: containers, traits: traits)
        if let known = all.first(where: { $0.scope.isSame(as: scope) })?.values as? Item { return known }
        let item = makeAtRunTime(type)
        all.append(BarItemTemplate(scope: scope, values: item))
        return item
    }

    /// Applies the appearance proxies to items that enter a bar, except for values set on the items themselves.
    static func apply(to items: [UIBarItem], in around: [AnyObject], _ traits: UITraitCollection) {
        guard !all.isEmpty else { return }
        for item in items {
            var fitting: [(values: UIBarItem, rank: (Int, Int, Int, Int))] = []
            for (number, template) in all.enumerated() {
                guard let found = template.scope.specificity(of: item, in: around, traits) else { continue }
                fitting.append((template.values, (found.depth, found.place, found.count, number)))
            }
            item.defaults = fitting.sorted { $0.rank > $1.rank }.map(\.values)
        }
    }
}

extension UIViewController {
    /// Applies the appearance proxies to the items of the controller's bars.
    func applyBarItemAppearance() {
        guard let view = viewIfLoaded else { return }
        let around = view.appearanceContainers + [view]
        let traits = traitCollection
        let buttons =
            navigationItem.shownLeadingItems + navigationItem.shownTrailingItems
            + navigationItem.shownCenterItems(traits)
        let back = [navigationItem.backBarButtonItem].compactMap(\.self)
        let bar = navigationController.map { [$0.navigationBar as AnyObject] } ?? []
        BarItemTemplates.apply(to: buttons + back, in: around + bar, traits)
        let tools = navigationController.map { [$0.toolbar as AnyObject] } ?? []
        BarItemTemplates.apply(to: toolbarItems ?? [], in: around + tools, traits)
        guard let tabs = (self as? UITabBarController) ?? tabBarController else { return }
        BarItemTemplates.apply(
            to: (tabs.viewControllers ?? []).map { $0.tabBarItem }, in: around + [tabs.tabBar as AnyObject], traits)
    }
}
