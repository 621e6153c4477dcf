import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Objects do not retain delegates, and retain completions until they are called.
@MainActor @Suite struct RetainingTests {
    /// A delegate of everything.
    private final class Owner: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextFieldDelegate,
        UITextViewDelegate, UISearchBarDelegate, UITabBarControllerDelegate, UINavigationControllerDelegate,
        UIGestureRecognizerDelegate, UIPageViewControllerDelegate, UISearchControllerDelegate,
        UIAdaptivePresentationControllerDelegate
    {}

    enum Holder: CaseIterable {
        case table, collection, scroll, field, text, search, tabs, navigation, tap, pages, searching, presentation

        /// Returns the delegate of a used object whose owner has been released.
        @MainActor func delegateLeft() -> AnyObject? {
            switch self {
            case .table: left(UITableView(), { $0.delegate = $1 }, { $0.reloadData() }) { $0.delegate }
            case .collection: left(flowCollection(), { $0.delegate = $1 }, { $0.reloadData() }) { $0.delegate }
            case .scroll:
                left(UIScrollView(), { $0.delegate = $1 }, { $0.contentOffset.y = 5 }) { $0.delegate }
            case .field: left(UITextField(), { $0.delegate = $1 }, { $0.insertText("a") }) { $0.delegate }
            case .text: left(UITextView(), { $0.delegate = $1 }, { $0.insertText("a") }) { $0.delegate }
            case .search:
                left(UISearchBar(), { $0.delegate = $1 }, { $0.searchTextField.insertText("a") }) { $0.delegate }
            case .tabs:
                left(UITabBarController(), { $0.delegate = $1 }, { $0.viewControllers = [UIViewController()] }) {
                    $0.delegate
                }
            case .navigation:
                left(
                    UINavigationController(), { $0.delegate = $1 },
                    { $0.pushViewController(UIViewController(), animated: false) }
                ) { $0.delegate }
            case .tap: left(UITapGestureRecognizer(), { $0.delegate = $1 }, { $0.isEnabled = false }) { $0.delegate }
            case .pages:
                left(
                    UIPageViewController(), { $0.delegate = $1 },
                    { $0.setViewControllers([UIViewController()], direction: .forward, animated: false) }
                ) { $0.delegate }
            case .searching:
                left(UISearchController(), { $0.delegate = $1 }, { $0.isActive = true }) { $0.delegate }
            case .presentation:
                left(UIViewController(), { $0.presentationController?.delegate = $1 }, { _ in }) {
                    $0.presentationController?.delegate
                }
            }
        }

        @MainActor private func left<Object>(
            _ object: Object, _ give: (Object, Owner) -> Void, _ use: (Object) -> Void,
            _ delegate: (Object) -> AnyObject?
        ) -> AnyObject? {
            do { give(object, Owner()) }
            use(object)
            return delegate(object)
        }
    }

    @Test(arguments: Holder.allCases) func `a delegate that is gone is asked nothing`(_ holder: Holder) {
        #expect(holder.delegateLeft() == nil)
    }

    /// An API that takes a block and calls it later.
    enum Way: CaseIterable {
        case animation, animator, transition, presentation, dismissal, pages, updates, block, delayed, transaction

        @MainActor func begin(_ screen: UIViewController, _ block: @escaping @MainActor @Sendable () -> Void) {
            let view = screen.view ?? UIView()
            switch self {
            case .animation: UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.5 }) { _ in block() }
            case .animator:
                let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0.4 }
                animator.addCompletion { _ in block() }
                animator.startAnimation()
            case .transition:
                UIView.transition(with: view, duration: 0.3, animations: { view.alpha = 0.3 }) { _ in block() }
            case .presentation: screen.present(UIViewController(), animated: true) { block() }
            case .dismissal:
                screen.present(UIViewController(), animated: false)
                screen.dismiss(animated: true) { block() }
            case .pages:
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                screen.addChild(pages)
                view.addSubview(pages.view)
                pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
                pages.setViewControllers([UIViewController()], direction: .forward, animated: true) { _ in block() }
            case .updates: flowCollection().performBatchUpdates({}) { _ in block() }
            case .block: DispatchQueue.main.async { MainActor.assumeIsolated(block) }
            case .delayed: DispatchQueue.main.asyncAfter(deadline: .now() + 5) { MainActor.assumeIsolated(block) }
            case .transaction:
                CATransaction.begin()
                CATransaction.setCompletionBlock(block)
                view.alpha = 0.2
                CATransaction.commit()
            }
        }
    }

    @Test(arguments: Way.allCases) func `what a completion holds is let go once it was called`(_ way: Way) {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        defer { screen.close() }
        var calls = 0
        weak var held: NSObject?
        do {
            let object = NSObject()
            held = object
            way.begin(controller) {
                _ = object
                calls += 1
            }
        }
        settle()
        #expect(calls == 1)
        #expect(held == nil)
    }
}

@MainActor private func flowCollection() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
}
