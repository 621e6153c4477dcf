internal import LayoutSimGeometry
internal import LayoutSimText
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns the contents of the bars over a scene's view.
    mutating func barContents() -> BarContents {
        var contents = BarContents()
        guard root.kind == .sceneView, let controller = root.controller else { return contents }
        let containers = document.scenes.containers(of: controller.id)
        let item = controller.element.property("navigationItem")
        contents.prompt = item?.prompt
        contents.leading = items(of: item, "leftBarButtonItem")
        contents.trailing = items(of: item, "rightBarButtonItem")
        contents.tools = controller.element.children(of: "toolbarItems").map { barItem($0) }
        contents.hasBackButton =
            containers.navigation != nil && !isFirst(controller) && item?["hidesBackButton"] != "YES"
            && (contents.leading.isEmpty || item?["leftItemsSupplementBackButton"] == "YES")
        if contents.hasBackButton { contents.backTitle = SystemText.back.text(in: file.request.language) }
        setAppearance(of: &contents, bar: containers.navigation?.element.property("navigationBar"))
        setTabs(of: &contents, containers, controller)
        return contents
    }

    /// Returns whether a relationship of a container leads to a controller.
    private func isFirst(_ controller: SceneGraph.Controller) -> Bool {
        document.scenes.segues(to: controller.id).contains { $0.kind == "relationship" }
    }

    private func setAppearance(of contents: inout BarContents, bar: XMLElement?) {
        let appearance = bar?.property("standardAppearance")
        let background = bar?.property("barTintColor") ?? appearance?.property("backgroundColor")
        contents.barColor = background?.color(file.resources)
        contents.tint = bar?.property("tintColor")?.color(file.resources)
        let title = bar?.property("titleTextAttributes") ?? appearance?.property("titleTextAttributes")
        contents.titleColor = title?.property("textColor")?.color(file.resources)
        contents.isBlack = bar?["barStyle"] == "black"
    }

    /// Returns the contents of a bar view; `nil` for an empty bar and for other views.
    mutating func barContents(ofView element: XMLElement) -> BarContents? {
        var contents = BarContents()
        switch element.name {
        case "navigationBar":
            let item = element.children(of: "items").first
            contents.prompt = item?.prompt
            contents.leading = items(of: item, "leftBarButtonItem")
            contents.trailing = items(of: item, "rightBarButtonItem")
        case "toolbar": contents.tools = element.children(of: "items").map { barItem($0) }
        default: return nil
        }
        setAppearance(of: &contents, bar: element)
        return contents == BarContents() ? nil : contents
    }

    /// Returns the items for a key: a single item is a property, several are a list.
    private mutating func items(of navigationItem: XMLElement?, _ key: String) -> [BarContents.Item] {
        let several = navigationItem?.children.first { $0["key"] == key + "s" }?.children ?? []
        let one = navigationItem?.property(key).map { [$0] } ?? []
        return (one + several).filter { $0.name == "barButtonItem" }.map { barItem($0) }
    }

    private mutating func setTabs(
        of contents: inout BarContents, _ containers: Containers, _ controller: SceneGraph.Controller
    ) {
        guard let tabs = containers.tabs?.element else { return }
        let segues = tabs.children(of: "connections").filter { $0["relationship"] == "viewControllers" }
        for (position, segue) in segues.enumerated() {
            guard let id = segue["destination"], let member = document.scenes[id] else { continue }
            let isSelected = id == controller.id || id == containers.navigation?.id
            if isSelected { contents.selectedTab = position }
            contents.tabs.append(tab(member.element.property("tabBarItem"), isSelected: isSelected))
        }
    }

    /// Returns a tab's item; a selected tab has its own picture, if there is one
    /// ([Apple](https://developer.apple.com/documentation/uikit/uitabbaritem/selectedimage)).
    private mutating func tab(_ element: XMLElement?, isSelected: Bool) -> BarContents.Item {
        guard let element else { return BarContents.Item("") }
        var item = barItem(element)
        if isSelected, var picture = image(of: element, "selectedImage") {
            picture.isTemplate = true
            item.image = picture
        }
        return item
    }

    private mutating func barItem(_ element: XMLElement) -> BarContents.Item {
        let system = element["systemItem"].map { SystemBarItem($0, language: file.request.language) }
        var item = BarContents.Item(element.string("title"), image: image(of: element))
        item.image?.isTemplate = true
        if item.title.isEmpty, item.image == nil {
            item.title = system?.title ?? ""
            item.image = system?.image
        }
        if let button = element.property("customView"), item.title.isEmpty {
            item.title =
                button.property("normal")?.string("title") ?? button.property("configuration")?.string("title") ?? ""
        }
        item.isFlexibleSpace = element["systemItem"] == "flexibleSpace"
        item.style = element["style"] == "done" || element["systemItem"] == "done" ? .done : .plain
        item.tint = element.property("tintColor")?.color(file.resources)
        if !element.flag("enabled", default: true) { item.tint = systemColor(.tertiaryLabel) }
        return item
    }
}

extension XMLElement {
    /// The prompt of the navigation item.
    var prompt: String? {
        let prompt = string("prompt")
        return prompt.isEmpty ? nil : prompt
    }
}
