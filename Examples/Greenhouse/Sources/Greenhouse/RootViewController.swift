import UIKit

/// The three tabs: the plants as a list, as a shelf, and the journal.
final class RootViewController: UITabBarController {
    init(store: PlantStore) {
        super.init(nibName: nil, bundle: nil)
        let plants = UINavigationController(rootViewController: PlantListViewController(store: store))
        plants.tabBarItem = UITabBarItem(title: "Plants", image: UIImage(systemName: "list.bullet"), tag: 0)
        plants.navigationBar.prefersLargeTitles = true

        let shelf = UINavigationController(rootViewController: ShelfViewController(store: store))
        shelf.tabBarItem = UITabBarItem(title: "Shelf", image: UIImage(systemName: "square.grid.2x2"), tag: 1)

        let storyboard = UIStoryboard(name: "Journal", bundle: .module)
        viewControllers = [plants, shelf] + [storyboard.instantiateInitialViewController()].compactMap { $0 }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
