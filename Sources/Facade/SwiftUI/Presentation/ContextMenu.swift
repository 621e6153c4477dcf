import LayoutSimInertness
import UIKit

/// Items of a menu that appears above a view, by an older form.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a menu.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Shows a menu when a finger stays on the view.
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { modifier(ContextMenuModifier(items: menuItems())) }
    /// Shows a menu when a finger stays on the view, with the view itself above it.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        inert(.looks, "View.contextMenu(menuItems:preview:)")
        return modifier(ContextMenuModifier(items: menuItems()))
    }
    /// Shows a menu when a finger stays on the view.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }
    /// Shows a menu for the rows that are chosen, which it does not here.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { told(.behavior) }
    /// Says in which order the items of menus stand.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { told(.behavior) }
    /// Shows the arrows of menus or not; none is shown.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// Says whether menus close when an item is chosen.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        told(.behavior)
    }
}

/// In which order the items of menus stand.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    /// What the place says.
    public static var automatic: MenuOrder { MenuOrder(name: "automatic") }
    /// The first one next to the finger.
    public static var priority: MenuOrder { MenuOrder(name: "priority") }
    /// The first one at the top.
    public static var fixed: MenuOrder { MenuOrder(name: "fixed") }
}

/// Whether menus close when an item is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String

    /// What the place says.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// They close.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// They stay open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Has a view open a menu when a finger stays on it.
nonisolated private struct ContextMenuModifier<MenuItems: View>: PrimitiveModifier {
    let items: MenuItems

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let entries = inputs.menuEntries(of: items, .index(1))
        return EffectElements.around(body(inputs), ContextMenuEffect(entries: entries), inputs)
    }
}

private struct ContextMenuEffect: ViewEffect {
    let entries: [MenuEntry]

    @MainActor func makeView(in environment: EnvironmentValues) -> ContextMenuHolder { ContextMenuHolder() }

    @MainActor func update(_ view: ContextMenuHolder, in environment: EnvironmentValues) { view.entries = entries }
}

/// A view that opens a menu when a finger stays on what lies in it.
private final class ContextMenuHolder: EffectHolder, UIContextMenuInteractionDelegate {
    var entries: [MenuEntry] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !entries.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [entries] _ in UIMenu(entries) }
    }
}
