import QuartzCore

@testable import UIKit

/// Objects in states in which their properties act.
extension PropertyStages {
    private static func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        (page.title, page.view.backgroundColor) = (title, .systemBackground)
        return page
    }

    private static func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    static let pages: [Entry] = [
        staged(UINavigationItem.self) {
            let (first, second) = (page("First"), page("Second"))
            let stack = UINavigationController(rootViewController: first)
            stack.pushViewController(second, animated: false)
            return PropertyStage(first.navigationItem, on: stack)
        },
        staged(UINavigationItem.self) {
            let (first, second) = (page("First"), page("Second"))
            second.navigationItem.leftBarButtonItem = item("Left")
            second.navigationItem.searchController = UISearchController(searchResultsController: nil)
            let stack = UINavigationController(rootViewController: first)
            stack.navigationBar.prefersLargeTitles = true
            stack.pushViewController(second, animated: false)
            return PropertyStage(second.navigationItem, on: stack)
        },
        staged(UINavigationItem.self) {
            let table = UITableViewController(style: .plain)
            table.tableView.dataSource = PropertyEvents.shared
            table.navigationItem.searchController = UISearchController(searchResultsController: nil)
            return PropertyStage(table.navigationItem, on: UINavigationController(rootViewController: table))
        },
        staged(UIViewController.self) {
            let controller = page("Edited")
            controller.navigationItem.rightBarButtonItem = controller.editButtonItem
            return PropertyStage(controller, on: UINavigationController(rootViewController: controller))
        },
        staged(UIViewController.self) {
            let (root, other) = (page("Root"), page("Other"))
            let stack = UINavigationController(rootViewController: root)
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            return PropertyStage(other, on: tabs).playing {
                stack.pushViewController(other, animated: false)
                return ["\(tabs.tabBar.frame.minY) \(other.view.safeAreaInsets)"]
            }
        },
        staged(UIViewController.self) {
            let (root, other) = (page("Root"), page("Other"))
            return PropertyStage(other, on: root).playing {
                root.present(other, animated: true)
                let lines = moments(4, every: 0.1) {
                    let layer = other.view.layer.presentation() ?? other.view.layer
                    return "\(short(layer.position.y)) \(layer.opacity) \(layer.transform.m11)"
                }
                var hands = Hands(on: other.view, in: other.view.window ?? UIWindow())
                hands.drag(by: CGVector(dx: 0, dy: 300))
                return lines + hands.screens.map { "\($0)" }
            }
        },
        staged(UIViewController.self) {
            let controller = page("Opaque")
            controller.edgesForExtendedLayout = .all
            let stack = UINavigationController(rootViewController: controller)
            stack.navigationBar.isTranslucent = false
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
            label.text = "words"
            controller.view.addSubview(label)
            return PropertyStage(controller, on: stack)
        },
        staged(UITab.self) {
            let tabs = UITabBarController()
            let tab = UITab(title: "One", image: star, identifier: "one") { _ in page("One") }
            let other = UITab(title: "Two", image: star, identifier: "two") { _ in page("Two") }
            return PropertyStage(tab, on: tabs) { tabs.tabs = [tab, other] }
        },
        staged(UITab.self) {
            let tabs = UITabBarController()
            let tab = UITab(title: "One", image: star, identifier: "one") { _ in page("One") }
            let other = UITab(title: "Two", image: star, identifier: "two") { _ in page("Two") }
            return PropertyStage(other, on: tabs) { tabs.tabs = [tab, other] }
        },
        staged(UIAccessibilityElement.self) {
            let view = UIView()
            let element = UIAccessibilityElement(accessibilityContainer: view)
            (element.accessibilityLabel, element.accessibilityValue) = ("Part", "1")
            element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 30, height: 20)
            view.accessibilityElements = [element]
            return PropertyStage(element, in: view)
        },
        staged(UIAccessibilityElement.self) {
            let view = UIView()
            let element = UIAccessibilityElement(accessibilityContainer: view)
            (element.isAccessibilityElement, element.accessibilityTraits) = (true, .button)
            view.accessibilityElements = [element]
            return PropertyStage(element, in: view)
        },
        staged(UIAccessibilityCustomAction.self) {
            let (view, action) = (UIView(), UIAccessibilityCustomAction(name: "Act") { _ in true })
            (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Part")
            view.accessibilityCustomActions = [action]
            return PropertyStage(action, in: view)
        },
        staged(UIAccessibilityCustomRotor.self) {
            let (view, rotor) = (UIView(), UIAccessibilityCustomRotor(name: "Turn") { _ in nil })
            (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Part")
            view.accessibilityCustomRotors = [rotor]
            return PropertyStage(rotor, in: view)
        },
    ]

    static let states: [Entry] = [
        staged(UIScrollView.self) {
            let view = UIScrollView()
            view.contentSize = CGSize(width: 300, height: 120)
            return PropertyStage(view, frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        },
        staged(UIScrollView.self) {
            let (view, inner) = (UIScrollView(), box())
            inner.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
            view.addSubview(inner)
            (view.contentSize, view.maximumZoomScale, view.delegate) = (inner.frame.size, 3, Zoomer.shared)
            return PropertyStage(view, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        },
        staged(UIScrollView.self) {
            let (view, field) = (UIScrollView(), UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40)))
            view.addSubview(field)
            view.contentSize = CGSize(width: 300, height: 900)
            return PropertyStage(view, frame: CGRect(x: 0, y: 0, width: 300, height: 300)).playing {
                field.becomeFirstResponder()
                var hands = Hands(on: view, in: view.window ?? UIWindow())
                hands.drag(by: CGVector(dx: 0, dy: -90))
                return ["\(field.isFirstResponder) \(view.contentOffset)"]
            }
        },
        staged(UILabel.self) {
            let label = UILabel()
            (label.text, label.isHighlighted) = ("words", true)
            return PropertyStage(label)
        },
        staged(UILabel.self) {
            let label = UILabel()
            (label.text, label.highlightedTextColor) = ("words", .red)
            return PropertyStage(label)
        },
        staged(UIImageView.self) {
            let view = UIImageView(image: star)
            view.isHighlighted = true
            return PropertyStage(view)
        },
        staged(UIControl.self) {
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.menu = UIMenu(children: [UIAction(title: "Choice") { _ in }])
            return PropertyStage(button)
        },
        staged(UIStepper.self) {
            let stepper = UIStepper()
            (stepper.value, stepper.minimumValue, stepper.maximumValue) = (1, 0, 2)
            return PropertyStage(stepper).playing {
                var hands = Hands(on: stepper, in: stepper.window ?? UIWindow())
                PropertyEvents.shared.follow(stepper)
                let place = stepper.convert(CGPoint(x: 70, y: 15), to: nil as UIView?)
                for seconds in [0.1, 0.1, 1.5] {
                    hands.hold([place], for: seconds)
                    PropertyEvents.shared.note("\(stepper.value)")
                }
                hands.hold([stepper.convert(CGPoint(x: 20, y: 15), to: nil as UIView?)], for: 3)
                return ["\(stepper.value)"]
            }
        },
        staged(UITextField.self) {
            let field = UITextField()
            (field.text, field.isEnabled, field.background) = ("words", false, star)
            return PropertyStage(field)
        },
        staged(UITextField.self) {
            let (field, left) = (UITextField(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
            left.backgroundColor = .red
            (field.text, field.leftView, field.leftViewMode) = ("words", left, .always)
            (field.rightView, field.rightViewMode) = (UIImageView(image: star), .always)
            return PropertyStage(field)
        },
        staged(UITextField.self) {
            let field = UITextField()
            field.text = "words that are too long for the field as it is"
            field.adjustsFontSizeToFitWidth = true
            return PropertyStage(field)
        },
        staged(UITextView.self) {
            let view = UITextView()
            view.attributedText = NSAttributedString(
                string: "link 555-1234", attributes: [.link: "https://example.com"])
            return PropertyStage(view)
        },
        staged(UITextView.self) {
            let view = UITextView()
            (view.text, view.isEditable) = ("call 555-123-4567 or https://example.com", false)
            return PropertyStage(view)
        },
        staged(UISearchTextField.self) {
            let bar = UISearchBar()
            bar.searchTextField.tokens = [UISearchToken(icon: star, text: "Token")]
            return PropertyStage(bar.searchTextField, in: bar, frame: CGRect(x: 0, y: 40, width: 320, height: 56))
        },
        staged(UISearchBar.self) {
            let bar = UISearchBar()
            (bar.scopeButtonTitles, bar.showsScopeBar, bar.selectedScopeButtonIndex) = (["One", "Two"], true, 1)
            return PropertyStage(bar, frame: CGRect(x: 0, y: 40, width: 320, height: 100))
        },
    ]
}

/// Lets a scroll view zoom its first subview.
@MainActor private final class Zoomer: NSObject, UIScrollViewDelegate {
    static let shared = Zoomer()

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
