import Foundation

/// A menu that is open, and whose it is.
@MainActor package final class OpenMenu {
    /// The actions and commands of the menu and of those inline in it, in order.
    package private(set) var elements: [UIMenuElement] = []
    private(set) weak var owner: AnyObject?
    let title: String
    /// Where a finger pressed the owner, in points of it; `nil` if the menu comes out of all of it.
    let point: CGPoint?
    /// The list that shows the menu.
    var list: UIContextMenuListView?
    /// Is told when the menu opens, and with `false` when it closes.
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

    /// Does what a tap on an element does; a menu opens in its place.
    package func choose(_ element: UIMenuElement) {
        let events = UIApplication.shared.events
        events.menu = nil
        switch element {
        case let menu as UIMenu: events.menu = owner.map { OpenMenu(menu, of: $0, at: point) }
        case let action as UIAction:
            if action.attributes.contains(.keepsMenuPresented) { events.menu = self }
            action.performWithSender(owner, target: nil)
        case let command as UICommand:
            UIApplication.shared.sendAction(command.action, to: nil, from: owner, for: nil)
        default: break
        }
    }
}

extension UIApplication {
    /// The menu that is open, if there is one.
    package var openMenu: OpenMenu? { events.menu }
}
