@testable import UIKit

/// A delegate of interactions with a menu.
@MainActor
final class PropertyMenus: NSObject, UIContextMenuInteractionDelegate, UIDropInteractionDelegate,
    UIDragInteractionDelegate
{
    static let shared = PropertyMenus()

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Choice") { _ in }]) })
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
}
