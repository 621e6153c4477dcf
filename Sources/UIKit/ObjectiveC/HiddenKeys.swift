import Foundation

/// Values of keys that UIKit's classes answer to without declaring a property; apps set looks by them.
enum HiddenKeys {
    /// The key of an object's values among its associated objects.
    private static let slot = UInt.max - 3

    /// The value that an app set for a key; `nil` if it set none.
    static func value(_ key: String, of object: AnyObject) -> Any? {
        (unsafe AssociatedObjects.shared.value(slot, of: object) as? [String: Any])?[key]
    }

    /// Keeps a value for a key of an object.
    static func set(_ value: Any?, _ key: String, of object: AnyObject) {
        var values = unsafe AssociatedObjects.shared.value(slot, of: object) as? [String: Any] ?? [:]
        values[key] = value
        unsafe AssociatedObjects.shared.set(values, isWeak: false, slot, of: object)
    }
}

extension MemberTables {
    /// Members that no declaration of UIKit has.
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

    /// Adds properties that hold their values, also by their names with an underscore.
    private static func keep<Object: AnyObject>(_ keys: String..., of type: Object.Type, _ table: _MemberTable) {
        for key in keys {
            for name in [key, "_" + key] {
                table.get(name) { (object: Object) in HiddenKeys.value(key, of: object) }
                table.set(name) { (object: Object, values) in HiddenKeys.set(values[0] as Any?, key, of: object) }
            }
        }
    }
}
