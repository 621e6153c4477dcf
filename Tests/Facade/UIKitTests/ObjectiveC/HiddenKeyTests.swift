import Testing
import UIKit

/// UIKit's keys without a declaration that apps set.
@MainActor @Suite struct HiddenKeyTests {
    @Test func `looks by their keys are kept`() {
        let picker = UIDatePicker()
        picker.setValue(UIColor.red, forKeyPath: "textColor")
        #expect(picker.value(forKeyPath: "textColor") as? UIColor == .red)
        let action = UIAlertAction(title: "Go", style: .default)
        action.setValue(UIColor.green, forKey: "titleTextColor")
        #expect(action.value(forKey: "_titleTextColor") as? UIColor == .green)
        #expect(UISearchBar().value(forKey: "searchField") is UITextField)
    }

    @Test func `an alert shows the title and the colors that it was given by their keys`() {
        let alert = UIAlertController(title: "Plain", message: nil, preferredStyle: .alert)
        alert.setValue(NSAttributedString(string: "Own"), forKey: "attributedTitle")
        let action = UIAlertAction(title: "Go", style: .default)
        action.setValue(UIColor.green, forKey: "titleTextColor")
        alert.addAction(action)
        alert.viewWillAppear(false)
        let labels = alert.view.labelsBelow
        #expect(labels.map(\.text) == ["Own", "Go"])
        #expect(labels.last?.textColor == .green)
    }

    @Test func `labels and fields answer by the names of their properties`() {
        let (label, field) = (UILabel(), UITextField())
        for (key, value) in [("numberOfLines", 3 as Any), ("enabled", false), ("minimumScaleFactor", 0.5)] {
            label.setValue(value, forKey: key)
            #expect(label.value(forKey: key).map { "\($0)" } == "\(value)")
        }
        label.setValue(UIBaselineAdjustment.alignCenters.rawValue, forKey: "baselineAdjustment")
        #expect(label.baselineAdjustment == .alignCenters)
        label.setValue(UILabel().value(forKey: "highlightedTextColor"), forKey: "highlightedTextColor")
        field.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
        #expect(field.textAlignment == .center)
    }

    @Test func `the class of the application answers for the application`() {
        #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.responds(to: Selector("sharedApplication")))
        let answer = unsafe UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue()
        #expect(answer === UIApplication.shared)
    }

    @Test func `objects known by a protocol are asked for their class`() {
        final class Animator: NSObject, UITableViewDelegate {}
        let object: any UITableViewDelegate = Animator()
        #expect(object.isKind(of: NSObject.self) && object.isKind(of: Animator.self) && !object.isKind(of: UIView.self))
        #expect(object.isMember(of: Animator.self) && !object.isMember(of: NSObject.self))
    }

    @Test func `containers take bars of an app`() {
        final class Bar: UITabBar {}
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.loadViewIfNeeded()
        tabs.setValue(Bar(), forKey: "tabBar")
        #expect(tabs.tabBar is Bar)
        #expect(tabs.tabBar.superview === tabs.view)
        #expect(tabs.tabBar.items?.count == 2)
        #expect(tabs.view.subviews.filter { $0 is UITabBar }.count == 1)
        final class Top: UINavigationBar {}
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.setValue(Top(), forKey: "navigationBar")
        #expect(stack.navigationBar is Top)
        #expect(stack.navigationBar.topItem === stack.topViewController?.navigationItem)
    }
}

extension UIView {
    fileprivate var labelsBelow: [UILabel] { subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + $0.labelsBelow } }
}
