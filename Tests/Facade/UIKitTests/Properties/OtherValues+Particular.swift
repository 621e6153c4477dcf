import Foundation
import QuartzCore

@testable import UIKit

extension OtherValues {
    /// Returns the value of a property that only takes parts of its object, by class and key.
    static func particular(_ name: String, of object: AnyObject) -> Any? {
        switch name {
        case "UITabBarController.selectedViewController": (object as? UITabBarController)?.viewControllers?.last
        case "UITabBarController.selectedTab": (object as? UITabBarController)?.tabs.last
        case "UITabBar.selectedItem": (object as? UITabBar)?.items?.last
        case "UITextField.selectedTextRange", "UITextView.selectedTextRange":
            (object as? any UITextInput).map(beginning)
        case "UIAlertController.preferredAction": (object as? UIAlertController)?.actions.last
        case "UICalendarView.visibleDateComponents": DateComponents(year: 2001, month: 5)
        case "UICalendarView.availableDateRange":
            DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 300_000)
        case "UICalendarSelectionWeekOfYear.selectedWeekOfYear": DateComponents(weekOfYear: 2, yearForWeekOfYear: 2001)
        case "UIView.minimumContentSizeCategory": UIContentSizeCategory.accessibilityExtraExtraExtraLarge
        case "UIBezierPath.miterLimit": CGFloat(1)
        case "CALayer.minificationFilter", "CALayer.magnificationFilter": CALayerContentsFilter.nearest
        case _ where name.hasPrefix("UISplitViewController.") && name.hasSuffix("Width"): CGFloat(301)
        case _ where name.hasPrefix("UISplitViewController.") && name.hasSuffix("Fraction"): CGFloat(0.45)
        case "UICalendarView.selectionBehavior": UICalendarSelectionSingleDate(delegate: nil)
        case "UIWindow.rootViewController": UINavigationController(rootViewController: UIViewController())
        default: nil
        }
    }

    /// Whether a bar belongs to a controller, so that setting a property raises an exception, as on devices.
    static func isManaged(_ row: ObjectProperty, _ object: AnyObject) -> Bool {
        guard ["delegate", "items", "selectedItem", "hidden", "topItem"].contains(row.key) else { return false }
        return (object as? UINavigationBar)?.manager != nil || (object as? UITabBar)?.manager != nil
    }

    private static func beginning(of input: any UITextInput) -> UITextRange? {
        input.textRange(from: input.beginningOfDocument, to: input.beginningOfDocument)
    }
}
