/// The controllers around a scene.
struct Containers: Sendable {
    /// The navigation controller on whose stack the scene is, if any.
    var navigation: SceneGraph.Controller?
    /// The tab bar controller that holds it or the navigation controller.
    var tabs: SceneGraph.Controller?
    /// Whether it is shown inside another scene.
    var isEmbedded = false
    /// Whether it or a scene before it on the stack hides the tab bar.
    var hidesTabBar = false
}

extension SceneGraph {
    /// The controllers around a scene: by relationships, and by show and push segues from scenes on the same stack.
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
            case "embed": result.isEmbedded = true
            case "relationship": add(source, to: &result, visited: &visited)
            case "show", "push", "showDetail":
                let before = containers(of: source.id, visited: &visited)
                guard before.navigation != nil, !source.isContainer else { continue }
                result.navigation = result.navigation ?? before.navigation
                result.tabs = result.tabs ?? before.tabs
                result.hidesTabBar =
                    result.hidesTabBar || before.hidesTabBar
                    || self[id]?.element.flag("hidesBottomBarWhenPushed") == true
            default: continue
            }
        }
        return result
    }

    private func add(_ source: Controller, to result: inout Containers, visited: inout Set<String>) {
        switch source.element.name {
        case "navigationController":
            result.navigation = result.navigation ?? source
            let around = containers(of: source.id, visited: &visited)
            result.tabs = result.tabs ?? around.tabs
        case "tabBarController": result.tabs = result.tabs ?? source
        default: return
        }
    }
}

extension SceneGraph.Controller {
    /// Whether it shows other controllers instead of a view of its own.
    var isContainer: Bool {
        ["navigationController", "tabBarController", "splitViewController"].contains(element.name)
    }
}
