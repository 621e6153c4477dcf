import UIKit

extension TourController: UIPageViewControllerDataSource {
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }

    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
}
