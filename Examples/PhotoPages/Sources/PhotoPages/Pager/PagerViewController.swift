import PhotoData
import UIKit

/// The pages of a feature, side by side.
package final class PagerViewController: UIViewController {
    private let cache: PageCache
    private let library: PictureLibrary
    package let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    /// The number of pages, which the first one reports; 1 until then.
    private var count = 1
    private var firstPage: PageSubject.Subscription?

    package init(
        cache: PageCache, library: PictureLibrary, notifications: NotificationCenter = .default
    ) {
        (self.cache, self.library) = (cache, library)
        super.init(nibName: nil, bundle: nil)
        notifications.addObserver(
            self, selector: #selector(retry), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    package override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        view.backgroundColor = UIColor(white: 0.333, alpha: 1)
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        pages.dataSource = self
        let first = cache.subject(at: 0)
        prefetch(1)
        pages.setViewControllers([page(of: first)], direction: .forward, animated: false)
        firstPage = first.subscribe { [weak self] in self?.take($0.totalPages) }
    }

    /// Takes a new number of pages.
    private func take(_ count: Int) {
        guard count != self.count else { return }
        self.count = count
        // The page controller remembers that there was no next page.
        pages.dataSource = nil
        pages.dataSource = self
    }

    @objc private func retry() {
        cache.retry()
        for case let page as PageViewController in pages.viewControllers ?? [] { page.grid.retryPictures() }
    }

    // MARK: Pages

    private func page(at index: Int) -> PageViewController? {
        (0..<count).contains(index) ? page(of: cache.subject(at: index)) : nil
    }

    private func page(of subject: PageSubject) -> PageViewController {
        PageViewController(subject: subject, library: library)
    }

    /// Loads a page's data before the user turns to it.
    private func prefetch(_ index: Int) { _ = cache.subject(at: index) }

    // MARK: Keys

    package override var canBecomeFirstResponder: Bool { true }

    package override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: #selector(turnForward)),
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: #selector(turnBack)),
        ]
    }

    @objc func turnForward() { turn(.forward) }
    @objc func turnBack() { turn(.reverse) }

    private func turn(_ direction: UIPageViewController.NavigationDirection) {
        guard let shown = pages.viewControllers?.first else { return }
        let next =
            direction == .forward
            ? pageViewController(pages, viewControllerAfter: shown)
            : pageViewController(pages, viewControllerBefore: shown)
        if let next { pages.setViewControllers([next], direction: direction, animated: true) }
    }
}

extension PagerViewController: UIPageViewControllerDataSource {
    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = (viewController as? PageViewController)?.index, let next = page(at: index + 1) else {
            return nil
        }
        if index + 2 < count { prefetch(index + 2) }
        return next
    }

    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = (viewController as? PageViewController)?.index, let before = page(at: index - 1) else {
            return nil
        }
        if index > 1 { prefetch(index - 2) }
        return before
    }
}
