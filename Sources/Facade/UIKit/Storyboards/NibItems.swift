import Foundation
import LayoutSimInterfaceBuilder

extension UINavigationItem {
    /// Applies a file's attributes to the item.
    func take(_ object: InterfaceBuilderObject, _ context: NibContext) {
        context.enter(self, object)
        let text = object.string("title")
        if !text.isEmpty { title = text }
        takePrompt(of: object)
        hidesBackButton = object.flag("hidesBackButton")
        leftItemsSupplementBackButton = object.flag("leftItemsSupplementBackButton")
        switch object["largeTitleDisplayMode"] {
        case "never": largeTitleDisplayMode = .never
        case "always": largeTitleDisplayMode = .always
        default: break
        }
        if let left = items("left", of: object, context) { leftBarButtonItems = left }
        if let right = items("right", of: object, context) { rightBarButtonItems = right }
        if let back = object.property("backBarButtonItem") { backBarButtonItem = context.makeItem(back) }
        if let view = object.property("titleView").flatMap(context.make) as? UIView { titleView = view }
    }

    /// Applies the prompt of a file, if it has one.
    func takePrompt(of object: InterfaceBuilderObject?) {
        guard let text = object?.string("prompt"), !text.isEmpty else { return }
        prompt = text
    }

    private func items(
        _ side: String, of object: InterfaceBuilderObject, _ context: NibContext
    ) -> [UIBarButtonItem]? {
        let one = object.property("\(side)BarButtonItem").map { [$0] } ?? []
        let all = (one + object.members(of: "\(side)BarButtonItems")).filter { $0.kind == "barButtonItem" }
        return all.isEmpty ? nil : all.map(context.makeItem)
    }
}

extension UIBarItem {
    /// Applies a file's attributes that all bar items share.
    fileprivate func takeBase(_ object: InterfaceBuilderObject, _ context: NibContext) {
        title = object["title"]
        image = object.image("image", in: context.file.bundle)
        isEnabled = object.flag("enabled", default: true)
        tag = object["tag"].flatMap { Int($0) } ?? 0
        if let accessibility = object.property("accessibilityConfiguration") {
            accessibilityIdentifier = accessibility["identifier"]
            accessibilityLabel = accessibility["label"]
        }
    }
}

extension UIBarButtonItem {
    /// Applies a file's attributes to the item.
    func take(_ object: InterfaceBuilderObject, _ context: NibContext) {
        takeBase(object, context)
        systemItem = object["systemItem"].flatMap { SystemItem(interfaceBuilderName: $0) }
        style =
            switch object["style"] {
            case "done": .done
            case "bordered": .bordered
            default: systemItem == .done || systemItem == .save ? .done : .plain
            }
        width = CGFloat(object.number("width") ?? 0)
        tintColor = object.color("tintColor", in: context.file.bundle)
        if let view = object.property("customView").flatMap(context.make) as? UIView { customView = view }
    }
}

extension NibContext {
    /// Creates the item of a tab bar.
    func makeTabItem(_ element: InterfaceBuilderObject) -> UITabBarItem {
        let type = NibClasses.custom(element, in: file.bundle) as? UITabBarItem.Type ?? UITabBarItem.self
        let item = type.init(coder: NSCoder()) ?? UITabBarItem()
        item.takeBase(element, self)
        item.selectedImage = element.image("selectedImage", in: file.bundle)
        item.badgeValue = element["badgeValue"]
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
