import Foundation
import LayoutSimGeometry
import LayoutSimInterfaceBuilder

extension UIViewController {
    /// Applies a storyboard's attributes to the controller, except for its view.
    func take(_ object: InterfaceBuilderObject, _ scene: NibScene, _ context: NibContext) {
        storyboard = scene.storyboard
        if let title = object["title"] { self.title = title }
        let isNamedAlike = object.flag("useStoryboardIdentifierAsRestorationIdentifier")
        restorationIdentifier = isNamedAlike ? object["storyboardIdentifier"] : object["restorationIdentifier"]
        hidesBottomBarWhenPushed = object.flag("hidesBottomBarWhenPushed")
        definesPresentationContext = object.flag("definesPresentationContext")
        providesPresentationContextTransitionStyle = object.flag("providesPresentationContextTransitionStyle")
        extendedLayoutIncludesOpaqueBars = object.flag("extendedLayoutIncludesOpaqueBars")
        automaticallyAdjustsScrollViewInsets = object.flag("automaticallyAdjustsScrollViewInsets", default: true)
        if let style = UIModalPresentationStyle(interfaceBuilderName: object["modalPresentationStyle"]) {
            modalPresentationStyle = style
        }
        if let style = UIModalTransitionStyle(interfaceBuilderName: object["modalTransitionStyle"]) {
            modalTransitionStyle = style
        }
        if let edges = object.property("edgesForExtendedLayout") { edgesForExtendedLayout = UIRectEdge(edges) }
        if let size = (object.property("contentSizeForViewInPopover") ?? object.property("preferredContentSize"))?.size
        {
            preferredContentSize = CGSize(width: size.width, height: size.height)
        }
        takeItems(of: object, context)
        takeKind(of: object, scene, context)
    }

    /// Applies the bar items of the controller; a storyboard reference can have bar items too.
    func takeItems(of object: InterfaceBuilderObject, _ context: NibContext) {
        if let item = object.property("navigationItem") { navigationItem.take(item, context) }
        if let item = object.property("tabBarItem") { tabBarItem = context.makeTabItem(item) }
        let tools = object.members(of: "toolbarItems").filter { $0.kind == "barButtonItem" }
        if !tools.isEmpty { toolbarItems = tools.map(context.makeItem) }
    }

    private func takeKind(of object: InterfaceBuilderObject, _ scene: NibScene, _ context: NibContext) {
        switch self {
        case let navigation as UINavigationController: navigation.takeBars(object, context)
        case let tabs as UITabBarController:
            if let bar = object.property("tabBar") { tabs.tabBar.takeBar(bar, context) }
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
            split.takeLooks(object)
            split.take(members, ways.map { $0.object["relationship"] })
        default: break
        }
    }
}

extension UISplitViewController {
    /// Applies the style, which follows from the columns in the file, and the preferred display mode and behavior.
    fileprivate func takeLooks(_ object: InterfaceBuilderObject) {
        if object.flag("allowDoubleColumnStyle") {
            let isTriple = object.connections.contains { $0.object["relationship"] == "supplementaryViewController" }
            style = isTriple ? .tripleColumn : .doubleColumn
        }
        switch object["preferredDisplayMode"] {
        case "hidden", "secondaryOnly": preferredDisplayMode = .secondaryOnly
        case "beside", "allVisible": preferredDisplayMode = .oneBesideSecondary
        case "over", "overlay": preferredDisplayMode = .oneOverSecondary
        case "twoBeside": preferredDisplayMode = .twoBesideSecondary
        case "twoOver": preferredDisplayMode = .twoOverSecondary
        case "twoDisplace": preferredDisplayMode = .twoDisplaceSecondary
        default: break
        }
        switch object["behavior"] {
        case "tile": preferredSplitBehavior = .tile
        case "overlay": preferredSplitBehavior = .overlay
        case "displace": preferredSplitBehavior = .displace
        default: break
        }
        if object["primaryEdge"] == "trailing" { primaryEdge = .trailing }
        presentsWithGesture = object.flag("presentsWithGesture", default: true)
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
        guard let element = object.property("refreshControl") else { return }
        let control = UIRefreshControl()
        context.enter(control, element)
        refreshControlOfFile = control
    }
}

extension UINavigationController {
    fileprivate func takeBars(_ object: InterfaceBuilderObject, _ context: NibContext) {
        isNavigationBarHidden = object.flag("navigationBarHidden")
        isToolbarHidden = object.flag("toolbarHidden", default: true)
        hidesBarsOnSwipe = object.flag("hidesBarsOnSwipe")
        hidesBarsOnTap = object.flag("hidesBarsOnTap")
        hidesBarsWhenKeyboardAppears = object.flag("hidesBarsWhenKeyboardAppears")
        hidesBarsWhenVerticallyCompact = object.flag("hidesBarsWhenVerticallyCompact")
        if let bar = object.property("navigationBar") { navigationBar.takeBar(bar, context) }
        if let bar = object.property("toolbar") { toolbar.takeBar(bar, context) }
    }
}

extension UIView {
    /// Applies a file's attributes to a bar that its controller created.
    fileprivate func takeBar(_ object: InterfaceBuilderObject, _ context: NibContext) {
        context.enter(self, object)
        let bundle = context.file.bundle
        if let tint = object.color("tintColor", in: bundle) { tintColor = tint }
        if let color = object.color("backgroundColor", in: bundle) { backgroundColor = color }
        let isTranslucent = object.flag("translucent", default: true)
        let style: UIBarStyle = object["barStyle"] == "black" ? .black : .default
        let color = object.color("barTintColor", in: bundle)
        switch self {
        case let bar as UINavigationBar:
            bar.prefersLargeTitles = object.flag("largeTitles")
            (bar.isTranslucent, bar.barStyle, bar.barTintColor) = (isTranslucent, style, color)
        case let bar as UITabBar:
            (bar.isTranslucent, bar.barStyle, bar.barTintColor) = (isTranslucent, style, color)
        case let bar as UIToolbar:
            (bar.isTranslucent, bar.barStyle, bar.barTintColor) = (isTranslucent, style, color)
        default: break
        }
    }
}

extension UIModalPresentationStyle {
    /// Creates a style from its name in Interface Builder files; `nil` if the file leaves it to the system.
    init?(interfaceBuilderName name: String?) {
        switch name {
        case "fullScreen": self = .fullScreen
        case "pageSheet": self = .pageSheet
        case "formSheet": self = .formSheet
        case "currentContext": self = .currentContext
        case "custom": self = .custom
        case "overFullScreen": self = .overFullScreen
        case "overCurrentContext": self = .overCurrentContext
        case "popover": self = .popover
        case "none": self = .none
        case "automatic": self = .automatic
        default: return nil
        }
    }
}

extension UIModalTransitionStyle {
    /// Creates a style from its name in Interface Builder files; `nil` if the file leaves it to the controller.
    init?(interfaceBuilderName name: String?) {
        switch name {
        case "coverVertical": self = .coverVertical
        case "flipHorizontal": self = .flipHorizontal
        case "crossDissolve": self = .crossDissolve
        case "partialCurl": self = .partialCurl
        default: return nil
        }
    }
}
