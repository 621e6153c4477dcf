/// What takes the place of a superclass that is not here, so that its subclass stays what it is.
enum StandIn {
    /// Returns UIKit's class that a name ends with, such as `UITableViewCell` for `SwipeTableViewCell`; `nil` for names
    /// that say nothing.
    static func superclass(for name: String) -> String? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return classes.first { last.hasSuffix($0) }.map { "UI" + $0 }
    }

    /// Returns the type of an outlet whose own is not here: the class that its name ends with, or else any object.
    static func typeOfOutlet(for name: String) -> String { superclass(for: name) ?? "AnyObject" }

    /// The longest first.
    private static let classes = [
        "CollectionViewFlowLayout", "CollectionReusableView", "CollectionViewController", "TableViewHeaderFooterView",
        "NavigationController", "CollectionViewCell", "TableViewController", "TabBarController", "ViewController",
        "CollectionView", "TableViewCell", "NavigationBar", "ScrollView", "TableView", "TextField", "ImageView",
        "StackView", "TextView", "Button", "Control", "Label", "View",
    ]
}
