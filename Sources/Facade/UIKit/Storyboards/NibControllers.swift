import Foundation
import LayoutSimGeometry
import LayoutSimInterfaceBuilder

extension UIViewController {
    /// Applies a storyboard's attributes to the controller, except for its view.
    func take(_ object: InterfaceBuilderObject, _ scene: NibScene, _ context: NibContext) {
        storyboard = scene.storyboard
        takeAttributes(object, in: context.file.bundle)
        // Files can say that another attribute is meant.
        let isNamedAlike = object.flag("useStoryboardIdentifierAsRestorationIdentifier")
        restorationIdentifier = object.text(isNamedAlike ? "storyboardIdentifier" : "restorationIdentifier")
        takeItems(of: object, context)
        takeKind(of: object, scene, context)
    }

    /// Applies the bar items of the controller; a storyboard reference can have bar items too.
    func takeItems(of object: InterfaceBuilderObject, _ context: NibContext) {
        if let item = object.objects["navigationItem"] { navigationItem.take(item, context) }
        if let item = object.objects["tabBarItem"] { tabBarItem = context.makeTabItem(item) }
        let tools = object.members(of: "toolbarItems").filter { $0.kind == "barButtonItem" }
        if !tools.isEmpty { toolbarItems = tools.map(context.makeItem) }
    }

    private func takeKind(of object: InterfaceBuilderObject, _ scene: NibScene, _ context: NibContext) {
        switch self {
        case let navigation as UINavigationController: navigation.takeBars(object, context)
        case let tabs as UITabBarController:
            if let bar = object.objects["tabBar"] { tabs.tabBar.takeBar(bar, context) }
        case let list as UITableViewController: list.takeRefreshControl(object, context)
        default: break
        }
        let ways = object.connections.filter { $0.segueKind == "relationship" }
        guard !ways.isEmpty else { return }
        let members = ways.compactMap { scene.storyboard.make($0.destination) }
        switch self {
        case let navigation as UINavigationController: navigation.setViewControllers(members, animated: false)
        case let tabs as UITabBarController: tabs.viewControllers = members
        case let split as UISplitViewController:
            split.takeStyle(of: object)
            split.take(members, ways.map { $0.object.option("relationship") })
        default: break
        }
    }
}

extension UISplitViewController {
    /// Applies the style, which follows from the columns in the file.
    fileprivate func takeStyle(of object: InterfaceBuilderObject) {
        guard object.flag("allowDoubleColumnStyle") else { return }
        let isTriple = object.connections.contains {
            $0.object.option("relationship") == "supplementaryViewController"
        }
        style = isTriple ? .tripleColumn : .doubleColumn
    }

    /// Sets the columns in the order of their names in the file, the primary column first.
    fileprivate func take(_ members: [UIViewController], _ names: [String?]) {
        let order = ["masterViewController", "supplementaryViewController", "detailViewController"]
        let sorted = zip(members, names).enumerated().sorted { left, right in
            let places = [left, right].map { order.firstIndex(of: $0.element.1 ?? "") ?? order.count }
            return (places[0], left.offset) < (places[1], right.offset)
        }
        viewControllers = sorted.map(\.element.0)
    }
}

extension UITableViewController {
    fileprivate func takeRefreshControl(_ object: InterfaceBuilderObject, _ context: NibContext) {
        guard let element = object.objects["refreshControl"] else { return }
        let control = UIRefreshControl()
        context.enter(control, element)
        refreshControlOfFile = control
    }
}

extension UINavigationController {
    fileprivate func takeBars(_ object: InterfaceBuilderObject, _ context: NibContext) {
        if let bar = object.objects["navigationBar"] { navigationBar.takeBar(bar, context) }
        if let bar = object.objects["toolbar"] { toolbar.takeBar(bar, context) }
    }
}

extension UIView {
    /// Applies a file's attributes to a bar that its controller created.
    fileprivate func takeBar(_ object: InterfaceBuilderObject, _ context: NibContext) {
        context.enter(self, object)
        takeAttributes(object, in: context.file.bundle)
    }
}
