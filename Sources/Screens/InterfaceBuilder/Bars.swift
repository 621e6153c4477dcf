import LayoutSimXML

/// The bars over a root, as determined by controllers and simulated metrics.
struct Bars: Hashable, Sendable {
    /// A bar at the top or the bottom.
    enum Bar: Hashable, Sendable {
        case navigation, tabs, tools
    }

    /// Whether there is a bar below the status bar.
    var hasNavigationBar = false
    var title = ""
    /// Whether the navigation bar has room for a large title.
    var isLarge = false
    /// Whether the navigation controller adjusts scroll view insets.
    var adjustsScrollViewInsets = true
    /// Whether the root begins below the bar, because the bar is opaque or the controller does not extend under it.
    var isNavigationBarOpaque = false
    /// Whether the bar has a prompt.
    var isPrompted = false
    /// The tab bar or toolbar.
    var bottom: Bar?
    /// Whether the root ends above the bar.
    var isBottomOpaque = false
    /// Whether the controller extends under opaque bars, `extendedLayoutIncludesOpaqueBars`.
    var extendsUnderOpaqueBars = false
    /// Whether the canvas hides the status bar.
    var hidesStatusBar = false
}

extension Bars {
    /// The bars of a scene's view.
    init(of controller: SceneGraph.Controller, in scenes: SceneGraph) {
        let containers = scenes.containers(of: controller.id)
        self.init(simulatedBy: controller.element, containers: containers)
        setExtendedEdges(controller.element.property("edgesForExtendedLayout"))
        extendsUnderOpaqueBars = controller.element.flag("extendedLayoutIncludesOpaqueBars")
        let item = controller.element.property("navigationItem")
        title = item?["title"] ?? ""
        isPrompted = hasNavigationBar && (isPrompted || item?.prompt != nil)
        let bar = containers.navigation?.element.property("navigationBar")
        let mode = item?["largeTitleDisplayMode"]
        isLarge = hasNavigationBar && bar?.flag("largeTitles") == true && mode != "never"
        adjustsScrollViewInsets =
            containers.navigation?.element.flag("automaticallyAdjustsScrollViewInsets", default: true) ?? true
    }

    /// The bars of a view in a xib, which holds its simulated metrics itself.
    init(ofTopLevel view: XMLElement) {
        self.init(simulatedBy: view, containers: Containers())
    }

    private init(simulatedBy element: XMLElement, containers: Containers) {
        hidesStatusBar = element.property("simulatedStatusBarMetrics")?.name == "nil"
        setTop(element.property("simulatedTopBarMetrics") ?? containers.simulatedTop, containers)
        let navigation = containers.navigation?.element
        setBottom(
            element.property("simulatedBottomBarMetrics") ?? containers.simulatedBottom
                ?? navigation?.property("simulatedBottomBarMetrics"),
            containers)
    }

    /// Sets the bar at the top; simulated metrics take precedence over segues.
    private mutating func setTop(_ simulated: XMLElement?, _ containers: Containers) {
        let navigation = containers.navigation?.element
        if let simulated {
            hasNavigationBar = simulated.name == "simulatedNavigationBarMetrics"
            isNavigationBarOpaque = !simulated.flag("translucent", default: true)
            isPrompted = simulated.flag("prompted")
        } else if let navigation {
            hasNavigationBar = !navigation.flag("navigationBarHidden")
            isNavigationBarOpaque =
                navigation.property("navigationBar").map { !$0.flag("translucent", default: true) } ?? false
        }
    }

    /// Applies `edgesForExtendedLayout`: a root that does not extend under a bar ends at it, as at an opaque one.
    private mutating func setExtendedEdges(_ edges: XMLElement?) {
        guard let edges else { return }
        isNavigationBarOpaque = isNavigationBarOpaque || !edges.flag("top")
        isBottomOpaque = isBottomOpaque || !edges.flag("bottom")
    }

    private mutating func setBottom(_ simulated: XMLElement?, _ containers: Containers) {
        if let simulated {
            switch simulated.name {
            case "simulatedTabBarMetrics": bottom = .tabs
            case "simulatedToolbarMetrics": bottom = .tools
            default: bottom = nil
            }
            isBottomOpaque = !simulated.flag("translucent", default: true)
        } else if let tabs = containers.tabs?.element, !containers.hidesTabBar {
            bottom = .tabs
            isBottomOpaque = tabs.property("tabBar").map { !$0.flag("translucent", default: true) } ?? false
        }
    }
}
