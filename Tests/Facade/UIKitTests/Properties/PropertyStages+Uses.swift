import Foundation
import QuartzCore

@testable import UIKit

/// Controllers and bars that are used: searched, turned, selected, pressed.
extension PropertyStages {
    private static func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        (page.title, page.view.backgroundColor) = (title, .systemBackground)
        return page
    }

    /// A search that is active, with a word.
    private static func searching(_ change: (UISearchController) -> Void = { _ in }) -> PropertyStage {
        let (root, search) = (page("Root"), UISearchController(searchResultsController: page("Results")))
        search.searchBar.scopeButtonTitles = ["One", "Two"]
        change(search)
        root.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: root)
        return PropertyStage(search, on: stack).playing {
            search.isActive = true
            unsafe AnimationClock.main.advance(by: 1)
            search.searchBar.searchTextField.becomeFirstResponder()
            Keyboard.type("a")
            unsafe AnimationClock.main.advance(by: 1)
            stack.view.layoutIfNeeded()
            let bar = search.searchBar
            return [
                "\(bar.showsCancelButton) \(bar.showsScopeBar) \(stack.isNavigationBarHidden) \(bar.text ?? "")",
                "\(search.searchResultsController?.viewIfLoaded?.isHidden ?? true)",
                "\(stack.navigationBar.frame)",
            ]
        }
    }

    private static func tapped(_ view: UIView) {
        guard let window = view.window else { return }
        var hands = Hands(on: view, in: window)
        hands.tap(1, fingers: 1)
    }

    /// A button of a bar that is pressed.
    private static func pressed(_ change: (UIBarButtonItem) -> Void) -> PropertyStage {
        let (root, item) = (page("Root"), UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil))
        change(item)
        root.navigationItem.rightBarButtonItem = item
        let stack = UINavigationController(rootViewController: root)
        return PropertyStage(item, on: stack).playing {
            let bar = stack.navigationBar
            let place = bar.convert(CGPoint(x: bar.bounds.width - 40, y: 22), to: nil as UIView?)
            var hands = Hands(on: bar, in: bar.window ?? UIWindow())
            hands.hold([place], for: 0.1)
            return ["\(item.isSelected)"]
        }
    }

    static let uses: [Entry] = [
        staged(UISearchController.self) { searching() },
        staged(UISearchController.self) {
            searching { ($0.automaticallyShowsSearchResultsController, $0.automaticallyShowsScopeBar) = (false, false) }
        },
        staged(UIBarButtonItem.self) { pressed { $0.primaryAction = nil } },
        staged(UIBarButtonItem.self) {
            pressed { item in
                item.menu = UIMenu(options: .singleSelection, children: [UIAction(title: "One") { _ in }])
            }
        },
        staged(UIBarButtonItem.self) {
            pressed { item in (item.target, item.action) = (PropertyEvents.shared, "ticked:") }
        },
        staged(UIBarButtonItem.self) {
            let (root, item) = (page("Root"), UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil))
            root.toolbarItems = [item]
            let stack = UINavigationController(rootViewController: root)
            stack.isToolbarHidden = false
            return PropertyStage(item, on: stack)
        },
        staged(UIToolbarAppearance.self) {
            let (root, item) = (page("Root"), UIBarButtonItem(title: "Item", style: .done, target: nil, action: nil))
            root.toolbarItems = [item]
            let stack = UINavigationController(rootViewController: root)
            stack.isToolbarHidden = false
            let appearance = UIToolbarAppearance()
            return PropertyStage(appearance, on: stack) { stack.toolbar.standardAppearance = appearance }
        },
        staged(UINavigationBarAppearance.self) {
            let root = page("Root")
            root.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Item", style: .done, target: nil, action: nil)
            let (stack, appearance) = (UINavigationController(rootViewController: root), UINavigationBarAppearance())
            return PropertyStage(appearance, on: stack) {
                stack.navigationBar.standardAppearance = appearance
                stack.navigationBar.scrollEdgeAppearance = appearance
            }
        },
        staged(UINavigationController.self) {
            let stack = UINavigationController(rootViewController: page("Root"))
            return PropertyStage(stack, on: stack).playing {
                stack.pushViewController(page("Next"), animated: false)
                return []
            }
        },
        staged(UITabBarController.self) {
            let tabs = UITabBarController()
            tabs.viewControllers = [page("One"), page("Two")]
            return PropertyStage(tabs, on: tabs).playing {
                let bar = tabs.tabBar
                let place = bar.convert(CGPoint(x: bar.bounds.width * 0.7, y: 20), to: nil as UIView?)
                var hands = Hands(on: bar, in: bar.window ?? UIWindow())
                hands.hold([place], for: 0.1)
                return ["\(tabs.selectedIndex)"]
            }
        },
        staged(UITabBar.self) {
            let bar = UITabBar()
            bar.items = [
                UITabBarItem(tabBarSystemItem: .more, tag: 0), UITabBarItem(tabBarSystemItem: .search, tag: 1),
            ]
            return PropertyStage(bar, frame: CGRect(x: 0, y: 400, width: 320, height: 60))
        },
        staged(UITabBar.self) {
            let bar = UITabBar()
            bar.items = [
                UITabBarItem(tabBarSystemItem: .more, tag: 0), UITabBarItem(tabBarSystemItem: .search, tag: 1),
            ]
            return PropertyStage(bar, frame: CGRect(x: 0, y: 400, width: 320, height: 60)).playing {
                let place = bar.convert(CGPoint(x: bar.bounds.width * 0.7, y: 20), to: nil as UIView?)
                var hands = Hands(on: bar, in: bar.window ?? UIWindow())
                hands.hold([place], for: 0.1)
                return []
            }
        },
        staged(UIPageViewController.self) {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([page("One")], direction: .forward, animated: false)
            pages.dataSource = PropertyEvents.shared
            return PropertyStage(pages, on: pages).playing {
                var hands = Hands(on: pages.view, in: pages.view.window ?? UIWindow())
                hands.drag(by: CGVector(dx: -250, dy: 0))
                unsafe AnimationClock.main.advance(by: 1)
                return []
            }
        },
        staged(UIPickerView.self) {
            let picker = UIPickerView()
            picker.dataSource = PropertyEvents.shared
            return PropertyStage(picker)
        },
        staged(UICollectionView.self) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 70)
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            list.dataSource = PropertyEvents.shared
            return PropertyStage(list, frame: list.frame)
        },
        staged(UITableViewCell.self) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.isHighlighted = true
            return PropertyStage(cell, frame: CGRect(x: 0, y: 100, width: 320, height: 44))
        },
    ]

    private static func calendar(_ selection: UICalendarSelection) -> PropertyStage {
        let view = UICalendarView()
        view.selectionBehavior = selection
        return PropertyStage(selection, in: view, frame: CGRect(x: 0, y: 100, width: 340, height: 380))
    }

    static let calendars: [Entry] = [
        staged(UICalendarView.self) {
            PropertyStage(UICalendarView(), frame: CGRect(x: 0, y: 100, width: 340, height: 380))
        },
        staged(UICalendarView.self) {
            let view = UICalendarView()
            view.delegate = PropertyEvents.shared
            return PropertyStage(view, frame: CGRect(x: 0, y: 100, width: 340, height: 380))
        },
        staged(UICalendarSelectionSingleDate.self) { calendar(UICalendarSelectionSingleDate(delegate: nil)) },
        staged(UICalendarSelectionMultiDate.self) { calendar(UICalendarSelectionMultiDate(delegate: nil)) },
        staged(UICalendarSelectionWeekOfYear.self) { calendar(UICalendarSelectionWeekOfYear(delegate: nil)) },
        staged(UIPageControlTimerProgress.self) {
            let (control, progress) = (UIPageControl(), UIPageControlTimerProgress(preferredDuration: 2))
            (control.numberOfPages, control.progress) = (3, progress)
            return PropertyStage(progress, in: control).playing {
                progress.resumeTimer()
                return moments(16, every: 0.5) { "\(control.currentPage) \(short(CGFloat(progress.currentProgress)))" }
            }
        },
        staged(UIPageControlProgress.self) {
            let (control, progress) = (UIPageControl(), UIPageControlProgress())
            (control.numberOfPages, control.progress) = (3, progress)
            return PropertyStage(progress, in: control).playing {
                control.currentPage = 1
                return ["\(progress.currentProgress)"]
            }
        },
        staged(NSTextList.self) {
            let (label, list, style) = (
                UILabel(), NSTextList(markerFormat: .decimal, options: 0), NSMutableParagraphStyle()
            )
            let controller = UIViewController()
            label.numberOfLines = 0
            label.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
            controller.view.addSubview(label)
            return PropertyStage(list, on: controller) {
                style.textLists = [list]
                label.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: style])
            }
        },
        staged(UIKeyboardLayoutGuide.self) {
            let (view, field) = (box(), UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30)))
            view.addSubview(field)
            let guide = view.keyboardLayoutGuide
            view.subviews[0].bottomAnchor.constraint(lessThanOrEqualTo: guide.topAnchor).isActive = true
            return PropertyStage(guide, in: view, frame: UIScreen.main.bounds).playing {
                let away = guide.layoutFrame
                field.becomeFirstResponder()
                view.layoutIfNeeded()
                return ["\(away) \(guide.layoutFrame)"]
            }
        },
    ]
}
