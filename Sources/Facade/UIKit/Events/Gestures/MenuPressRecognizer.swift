import Foundation

/// The long press recognizer that opens the context menu of a view, a row, or an item.
@MainActor final class MenuPressRecognizer: UILongPressGestureRecognizer {
    private var menu: OpenMenu?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    override func begins() -> Bool {
        menu = view?.contextMenu(at: location(in: view))
        return menu != nil
    }

    override func sendActions() {
        if state == .began { UIApplication.shared.events.menu = menu }
        super.sendActions()
    }
}

extension UIView {
    /// Whether a long press can open a context menu.
    package var hasContextMenu: Bool {
        switch self {
        case let button as UIButton: button.menu != nil && !button.showsMenuAsPrimaryAction || hasMenuInteraction
        case let table as UITableView: table.delegate != nil || hasMenuInteraction
        case let list as UICollectionView: list.delegate != nil || hasMenuInteraction
        default: hasMenuInteraction
        }
    }

    private var hasMenuInteraction: Bool { state.interactions.contains { $0 is UIContextMenuInteraction } }

    /// Returns the context menu for a long press at a point of the view.
    fileprivate func contextMenu(at point: CGPoint) -> OpenMenu? {
        for case let interaction as UIContextMenuInteraction in state.interactions {
            if let menu = interaction.menu(at: point) { return menu }
        }
        switch self {
        case let button as UIButton: return button.pressedMenu
        case let table as UITableView: return table.rowMenu(at: point)
        case let list as UICollectionView: return list.itemMenu(at: point)
        default: return nil
        }
    }
}

extension UIContextMenuInteraction {
    fileprivate func menu(at point: CGPoint) -> OpenMenu? {
        guard let view, let delegate else { return nil }
        pressedPoint = point
        guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point) else {
            return nil
        }
        return OpenMenu(configuration, of: view, at: view is UIControl ? nil : point) { [weak self] opens in
            guard let self else { return }
            if opens {
                delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
            } else {
                delegate.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
            }
        }
    }
}

extension UIButton {
    fileprivate var pressedMenu: OpenMenu? {
        guard isEnabled, !showsMenuAsPrimaryAction, let menu else { return nil }
        return OpenMenu(menu, of: self) { [weak self] in if $0 { self?.sendActions(for: .menuActionTriggered) } }
    }
}

extension UITableView {
    fileprivate func rowMenu(at point: CGPoint) -> OpenMenu? {
        // A touch on the reorder control moves the row instead.
        guard !(hitTest(point, with: nil) is UITableViewCellReorderControl) else { return nil }
        guard let path = indexPathForRow(at: point), let delegate,
            let configuration = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        return OpenMenu(configuration, of: self, at: point) { [weak self] opens in
            guard let self else { return }
            if opens {
                delegate.tableView(self, willDisplayContextMenu: configuration, animator: nil)
            } else {
                delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: nil)
            }
        }
    }
}

extension UICollectionView {
    fileprivate func itemMenu(at point: CGPoint) -> OpenMenu? {
        guard let delegate, let path = indexPathForItem(at: point) else { return nil }
        let configuration =
            delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
            ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
        guard let configuration else { return nil }
        return OpenMenu(configuration, of: self, at: point) { [weak self] opens in
            guard let self else { return }
            if opens {
                delegate.collectionView(self, willDisplayContextMenu: configuration, animator: nil)
            } else {
                delegate.collectionView(self, willEndContextMenuInteraction: configuration, animator: nil)
            }
        }
    }
}

extension OpenMenu {
    /// Creates the menu of a configuration; `nil` if it has none.
    fileprivate convenience init?(
        _ configuration: UIContextMenuConfiguration, of owner: AnyObject, at point: CGPoint?,
        _ tell: @escaping (Bool) -> Void
    ) {
        guard let menu = configuration.actionProvider?([]) else { return nil }
        self.init(menu, of: owner, at: point, tell)
    }
}
