import Foundation

extension MemberTables {
    /// Adds members that UIKit does not declare publicly.
    static func addHiddenMembers(to t: _MemberTable) {
        keep("textColor", "highlightsToday", of: UIDatePicker.self, t)
        keep("textColor", of: UIPickerView.self, t)
        keep("titleTextColor", "titleTextAlignment", "image", "imageTintColor", "checked", of: UIAlertAction.self, t)
        keep("attributedTitle", "attributedMessage", "contentViewController", of: UIAlertController.self, t)
        keep("subject", of: UIActivityViewController.self, t)
        keep("hidesShadow", of: UINavigationBar.self, t)
        keep("hidesShadow", of: UITabBar.self, t)
        keep("hidesShadow", of: UIToolbar.self, t)
        keep("__largeTitleTwoLineMode", of: UINavigationItem.self, t)
        keep("cancelButtonText", of: UISearchBar.self, t)
        keep("pageImage", "currentPageImage", of: UIPageControl.self, t)
        t.get("searchField") { (bar: UISearchBar) in bar.searchTextField }
        t.get("cancelButton") { (bar: UISearchBar) in bar.cancelButton }
        t.set("tabBar") { (tabs: UITabBarController, values) in tabs.replaceBar(values[0]) }
        t.get("tabBar") { (tabs: UITabBarController) in tabs.tabBar }
        t.set("navigationBar") { (stack: UINavigationController, values) in stack.replaceBar(values[0]) }
        t.get("navigationBar") { (stack: UINavigationController) in stack.navigationBar }
        t.set("orientation") { (device: UIDevice, values) in
            guard let wanted = UIInterfaceOrientation(rawValue: values[0]) else { return }
            _ = UIWindowScene.main.rotate(to: UIInterfaceOrientationMask(rawValue: 1 << UInt(wanted.rawValue)))
        }
    }

    /// Adds properties that store their values, also with a leading underscore.
    private static func keep<Object: AnyObject>(_ keys: String..., of type: Object.Type, _ table: _MemberTable) {
        for key in keys {
            for name in [key, "_" + key] {
                table.get(name) { (object: Object) in HiddenKeys.value(key, of: object) }
                table.set(name) { (object: Object, values) in HiddenKeys.set(values[0] as Any?, key, of: object) }
            }
        }
    }
}
