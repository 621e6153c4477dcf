import Foundation
import LayoutSimInterfaceBuilder

extension UINavigationItem {
    /// Applies a file's attributes to the item.
    func take(_ object: InterfaceBuilderObject, _ context: NibContext) {
        context.enter(self, object)
        takeAttributes(object, in: context.file.bundle)
        if let left = items("left", of: object, context) { leftBarButtonItems = left }
        if let right = items("right", of: object, context) { rightBarButtonItems = right }
        if let back = object.objects["backBarButtonItem"] { backBarButtonItem = context.makeItem(back) }
        if let view = object.objects["titleView"].flatMap(context.make) as? UIView { titleView = view }
    }

    private func items(
        _ side: String, of object: InterfaceBuilderObject, _ context: NibContext
    ) -> [UIBarButtonItem]? {
        let one = object.objects["\(side)BarButtonItem"].map { [$0] } ?? []
        let all = (one + object.members(of: "\(side)BarButtonItems")).filter { $0.kind == "barButtonItem" }
        return all.isEmpty ? nil : all.map(context.makeItem)
    }
}

extension UIBarButtonItem {
    /// Applies a file's attributes to the item.
    func take(_ object: InterfaceBuilderObject, _ context: NibContext) {
        takeAttributes(object, in: context.file.bundle)
        systemItem = object.option("systemItem").flatMap { SystemItem(interfaceBuilderName: $0) }
        // The style of an item without one depends on its system item.
        style =
            switch object.option("style") {
            case "done": .done
            case "bordered": .bordered
            default: systemItem == .done || systemItem == .save ? .done : .plain
            }
        if let view = object.objects["customView"].flatMap(context.make) as? UIView { customView = view }
    }
}

extension NibContext {
    /// Creates an item of a navigation bar that stands among views.
    func makeNavigationItem(_ element: InterfaceBuilderObject) -> UINavigationItem {
        let type = NibClasses.custom(element, in: file.bundle) as? UINavigationItem.Type ?? UINavigationItem.self
        let item = type.init(coder: NSCoder()) ?? UINavigationItem(title: "")
        item.take(element, self)
        willAwake(item)
        return item
    }

    /// Creates the item of a tab bar.
    func makeTabItem(_ element: InterfaceBuilderObject) -> UITabBarItem {
        let type = NibClasses.custom(element, in: file.bundle) as? UITabBarItem.Type ?? UITabBarItem.self
        let item = type.init(coder: NSCoder()) ?? UITabBarItem()
        item.takeAttributes(element, in: file.bundle)
        enter(item, element)
        willAwake(item)
        return item
    }
}

extension UIBarButtonItem.SystemItem {
    /// Creates a system item from its name in Interface Builder files.
    fileprivate init?(interfaceBuilderName name: String) {
        let names = [
            "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
            "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
            "fastForward", "undo", "redo", "pageCurl", "close",
        ]
        guard let index = names.firstIndex(of: name) else { return nil }
        self.init(rawValue: index)
    }
}
