import UIKit

/// UIKit's controller of tabs as a tab view shows it.
final class TabsController: UITabBarController, UITabBarControllerDelegate, TabContainer {
    var chosen: (Int) -> Void = { _ in }

    private(set) var isChoosing = false

    init() {
        super.init(nibName: nil, bundle: nil)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    var chosenIndex: Int { selectedIndex }
    var barLook: BarLook? {
        didSet {
            let appearance = UITabBarAppearance()
            barLook?.configure(appearance)
            tabBar.standardAppearance = appearance
            tabBar.scrollEdgeAppearance = barLook?.isShown == nil ? nil : appearance
            tabBar.overrideUserInterfaceStyle = barLook?.scheme.map { UIUserInterfaceStyle($0) } ?? .unspecified
        }
    }
    var isBarHidden: Bool {
        get { isTabBarHidden }
        set { if isTabBarHidden != newValue { isTabBarHidden = newValue } }
    }

    func set(_ pages: [TabPage]) { setViewControllers(pages, animated: false) }
    func choose(_ place: Int) { selectedIndex = place }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        isChoosing = true
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        isChoosing = false
        chosen(selectedIndex)
    }
}
