import UIKit

/// Pages beside each other that a finger turns, with dots that show which page is seen.
final class PagesController: UIViewController, TabContainer {
    var chosen: (Int) -> Void = { _ in }
    var isBarHidden = false
    var barLook: BarLook?
    /// When the dots are seen.
    var dots = PageTabViewStyle.IndexDisplayMode.automatic { didSet { updateDots() } }
    fileprivate(set) var isChoosing = false
    private let turner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let control = UIPageControl()
    fileprivate var pages: [TabPage] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        turner.dataSource = self
        turner.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    var chosenIndex: Int { pages.firstIndex { $0 === turner.viewControllers?.first } ?? 0 }

    override func loadView() {
        super.loadView()
        addChild(turner)
        turner.view.frame = view.bounds
        turner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(turner.view)
        turner.didMove(toParent: self)
        view.addSubview(control)
        control.addAction(UIAction { [weak self] _ in self?.dotChosen() }, for: .valueChanged)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = control.sizeThatFits(view.bounds.size)
        // In the middle of the bottom, above what is not safe [chosen].
        control.frame = CGRect(
            x: (view.bounds.width - size.width) / 2, y: view.bounds.height - view.safeAreaInsets.bottom - size.height,
            width: size.width, height: size.height)
    }

    func set(_ pages: [TabPage]) {
        let former = chosenPage
        self.pages = pages
        if let first = pages.first(where: { $0 === former }) ?? pages.first {
            turner.setViewControllers([first], direction: .forward, animated: false)
        }
        updateDots()
    }

    func choose(_ place: Int) {
        guard pages.indices.contains(place) else { return }
        let isAfter = place > chosenIndex
        turner.setViewControllers([pages[place]], direction: isAfter ? .forward : .reverse, animated: false)
        updateDots()
    }

    private var chosenPage: TabPage? { turner.viewControllers?.first as? TabPage }

    fileprivate func updateDots() {
        control.numberOfPages = pages.count
        control.currentPage = chosenIndex
        control.isHidden = dots == .never || dots == .automatic && pages.count < 2
        viewIfLoaded?.setNeedsLayout()
    }

    private func dotChosen() {
        let place = control.currentPage
        choose(place)
        chosen(place)
    }
}

extension PagesController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, 1) }

    private func neighbor(of page: UIViewController, _ distance: Int) -> UIViewController? {
        guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
        return pages.indices.contains(place + distance) ? pages[place + distance] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { isChoosing = true }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        isChoosing = false
        guard completed else { return }
        updateDots()
        chosen(chosenIndex)
    }
}
