import UIKit

extension TourController: UIPageViewControllerDataSource {
    /// Returns no page.
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    /// Returns no page.
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }

    /// Returns the number of dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
}
