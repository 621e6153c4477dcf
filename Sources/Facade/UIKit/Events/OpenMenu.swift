import Foundation

/// An open menu and its owner.
@MainActor package final class OpenMenu {
    /// The actions and commands of the menu, including those of inline submenus, in order.
    package private(set) var elements: [UIMenuElement] = []
    private(set) weak var owner: AnyObject?
    let title: String
    /// The pressed location in points of the owner; `nil` if the menu opens from the owner as a whole.
    let point: CGPoint?
    /// The list view that shows the menu.
    var list: UIContextMenuListView?
    /// A closure that is called with `true` when the menu opens and `false` when it closes.
    let tell: (Bool) -> Void

    init(
        _ menu: UIMenu, of owner: AnyObject, at point: CGPoint? = nil, _ tell: @escaping (Bool) -> Void = { _ in }
    ) {
        self.owner = owner
        self.point = point
        title = menu.title
        self.tell = tell
        elements = Self.flat(menu.children)
    }

    private static func flat(_ children: [UIMenuElement]) -> [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline): return flat(menu.children)
            case let deferred as UIDeferredMenuElement:
                var provided: [UIMenuElement] = []
                deferred.provider { provided = $0 }
                return flat(provided)
            default: return [element]
            }
        }
    }

    /// Performs an element as a tap does; a submenu opens in place of the menu.
    package func choose(_ element: UIMenuElement) {
        let events = UIApplication.shared.events
        events.menu = nil
        switch element {
        case let menu as UIMenu: events.menu = owner.map { OpenMenu(menu, of: $0, at: point) }
        case let action as UIAction:
            if action.attributes.contains(.keepsMenuPresented) { events.menu = self }
            (owner as? UIButton)?.choose(action)
            action.performWithSender(owner, target: nil)
        case let command as UICommand:
            UIApplication.shared.sendAction(command.action, to: nil, from: owner, for: nil)
        default: break
        }
    }
}

extension UIApplication {
    /// The open menu, if any.
    package var openMenu: OpenMenu? { events.menu }
}
