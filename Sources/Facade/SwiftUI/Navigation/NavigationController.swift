import UIKit

/// UIKit's navigation controller that shows the views of a navigation stack.
final class NavigationController: UINavigationController, UINavigationControllerDelegate {
    weak var navigator: Navigator?

    init() {
        super.init(nibName: nil, bundle: nil)
        delegate = self
        navigationBar.prefersLargeTitles = true
        keepsInsetsUnderTitle = true
        let edge = UINavigationBarAppearance()
        edge.configureWithTransparentBackground()
        navigationBar.scrollEdgeAppearance = edge
        // Measured on iOS 26: a bar of 54 points, with a large title 106.
        if SystemVersion.isRecent { rowHeight = 54 }
        // Measured there: the baseline of the title is 90 points below the safe area, at the text size `medium`.
        navigationBar.scalesLargeTitle = true
        navigationBar.largeTitleOffset = -2
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillLayoutSubviews() {
        // In a sheet of iOS 26 the bar keeps as far from the top as its items from the sides [chosen].
        let isInSheet = presentingViewController != nil && outermost.modalPresentationStyle != .fullScreen
        let top: CGFloat = isInSheet && SystemVersion.isRecent ? 16 : 0
        if additionalSafeAreaInsets.top != top { additionalSafeAreaInsets.top = top }
        super.viewWillLayoutSubviews()
    }

    private var outermost: UIViewController {
        var controller: UIViewController = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { showBars() }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { navigator?.didShow(viewControllers) }

    /// Shows the bars that the page in front asks for.
    func showBars() {
        guard let page = topViewController as? NavigationPage else { return }
        let isHidden = page.hidesBar
        if isNavigationBarHidden != isHidden { setNavigationBarHidden(isHidden, animated: false) }
        let hasTools = page.showsTools
        if isToolbarHidden == hasTools { setToolbarHidden(!hasTools, animated: false) }
        page.showLooks(of: navigationBar, toolbar)
        page.note(isBelowLargeTitle: navigationBar.isLarge && !isHidden)
    }
}
