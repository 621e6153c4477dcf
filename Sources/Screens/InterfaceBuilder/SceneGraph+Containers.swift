import LayoutSimXML

/// The controllers around a scene.
struct Containers: Sendable {
    /// The navigation controller on whose stack the scene is, if any.
    var navigation: SceneGraph.Controller?
    /// The tab bar controller that contains the scene or its navigation controller.
    var tabs: SceneGraph.Controller?
    /// Whether the scene is shown inside another scene.
    var isEmbedded = false
    /// Whether the scene or one before it on the stack hides the tab bar.
    var hidesTabBar = false
    /// Whether the scene, or its container, is presented over another scene; `nil` if no segue says how it is shown.
    var isPresented: Bool?
    /// The metrics at the top and the bottom that the nearest scene before it on the stack simulates, and that it
    /// inherits.
    var simulatedTop: XMLElement?
    var simulatedBottom: XMLElement?
    /// Whether the tab bar controller is on the navigation controller's stack, so that pushed scenes cover the tabs.
    fileprivate var hasTabsOnStack = false
}

extension SceneGraph {
    /// Returns the controllers around a scene: by relationships, and by show and push segues from scenes on the same
    /// stack.
    func containers(of id: String) -> Containers {
        var visited: Set<String> = []
        return containers(of: id, visited: &visited)
    }

    private func containers(of id: String, visited: inout Set<String>) -> Containers {
        var result = Containers()
        guard visited.insert(id).inserted else { return result }
        for segue in segues(to: id) {
            guard let source = self[segue.source] else { continue }
            switch segue.kind {
            case "embed":
                result.isEmbedded = true
                result.isPresented = result.isPresented ?? false
            case "relationship": add(source, to: &result, visited: &visited)
            case "presentation", "modal", "popoverPresentation": result.isPresented = result.isPresented ?? true
            case "show", "push": push(id, from: source, onto: &result, visited: &visited)
            case "showDetail" where putsDetailsOnStacks: push(id, from: source, onto: &result, visited: &visited)
            default: continue
            }
        }
        return result
    }

    private func add(_ source: Controller, to result: inout Containers, visited: inout Set<String>) {
        guard source.isContainer else { return }
        let around = containers(of: source.id, visited: &visited)
        result.isPresented = result.isPresented ?? around.isPresented
        switch source.element.name {
        case "navigationController":
            result.navigation = result.navigation ?? source
            result.tabs = result.tabs ?? around.tabs
        case "tabBarController":
            result.tabs = result.tabs ?? source
            result.hasTabsOnStack = result.navigation == nil && around.navigation != nil
            result.navigation = result.navigation ?? around.navigation
        default: return
        }
    }

    /// Adds the containers of a scene shown by another one: pushed onto the source's navigation stack, or presented if
    /// the source is not on one. Skips a source that was already visited, since a second segue from it adds nothing.
    private func push(
        _ id: String, from source: Controller, onto result: inout Containers, visited: inout Set<String>
    ) {
        guard !visited.contains(source.id) else { return }
        let before = containers(of: source.id, visited: &visited)
        let element = source.element
        let simulatedTop = element.property("simulatedTopBarMetrics") ?? before.simulatedTop
        // A simulated bar stands for the stack that another file has.
        let hasStack = before.navigation != nil || simulatedTop?.name == "simulatedNavigationBarMetrics"
        guard hasStack, !source.isContainer else {
            result.isPresented = result.isPresented ?? true
            return
        }
        result.isPresented = result.isPresented ?? before.isPresented
        result.navigation = result.navigation ?? before.navigation
        if !before.hasTabsOnStack { result.tabs = result.tabs ?? before.tabs }
        result.simulatedTop = result.simulatedTop ?? simulatedTop
        result.simulatedBottom =
            result.simulatedBottom ?? element.property("simulatedBottomBarMetrics") ?? before.simulatedBottom
        result.hidesTabBar =
            result.hidesTabBar || before.hidesTabBar
            || self[id]?.element.flag("hidesBottomBarWhenPushed") == true
    }
}

extension SceneGraph.Controller {
    /// Whether the controller shows other controllers instead of a view.
    var isContainer: Bool {
        ["navigationController", "tabBarController", "splitViewController"].contains(element.name)
    }
}
