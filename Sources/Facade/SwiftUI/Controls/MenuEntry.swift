// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimInertness
import LayoutSimProposalTree
import UIKit

/// What stands in a menu.
indirect enum MenuEntry {
    case item(MenuItem)
    case menu(title: String, image: UIImage?, [MenuEntry])
    case section(title: String, [MenuEntry])
    /// A line between entries.
    case divider
}

/// An entry of a menu that acts.
struct MenuItem {
    var title: String
    var image: UIImage?
    var isDestructive = false
    var isEnabled = true
    var isOn = false
    /// The color of a button behind a row; `nil` for gray.
    var tint: UIColor?
    var action: @MainActor () -> Void
}

/// The entries that views in a menu stand for.
enum MenuEntriesKey: PreferenceKey {
    static var defaultValue: [MenuEntry] { [] }

    static func reduce(value: inout [MenuEntry], nextValue: () -> [MenuEntry]) { value += nextValue() }
}

enum IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views stand for entries of a menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

extension _ViewInputs {
    /// Returns the entries that views stand for; what stands for none tells so.
    @MainActor func menuEntries<Content: View>(of view: Content, _ key: ViewKey) -> [MenuEntry] {
        var inner = self
        inner.environment.isInMenu = true
        inner.environment[StyleKey<PrimitiveButtonStyleConfiguration>.self] = AnyStyle { button in
            AnyView(
                ToldItem(label: button.label, isDestructive: button.role == .destructive, action: button.action))
        }
        inner.environment[StyleKey<ToggleStyleConfiguration>.self] = AnyStyle { toggle in
            AnyView(
                ToldItem(label: toggle.label, isOn: toggle.isOn) { toggle.$isOn.wrappedValue.toggle() })
        }
        let outputs = inner.make(view, key)
        if !outputs.elements.isEmpty { inert(.behavior, in: MenuEntry.self, "of other views") }
        return outputs.preferences[MenuEntriesKey.self]
    }
}

extension _ViewOutputs {
    /// Returns the outputs of a view that stands for an entry of a menu.
    @MainActor static func entry(_ entry: MenuEntry) -> _ViewOutputs {
        var outputs = _ViewOutputs()
        outputs.preferences[MenuEntriesKey.self] = [entry]
        return outputs
    }

    /// The first picture of the views.
    @MainActor var picture: UIImage? {
        var open = Array(elements.reversed())
        while let element = open.popLast() {
            if let display = element.display as? ImageDisplay { return display.image }
            open += element.children.reversed()
        }
        return nil
    }
}

/// A view that is not shown, and tells the menu around it what it is.
nonisolated private struct ToldItem<Label: View>: View, PrimitiveView {
    let label: Label
    var isDestructive = false
    var isOn = false
    let action: @MainActor () -> Void

    @MainActor static func _makeView(_ view: ToldItem, _ inputs: _ViewInputs) -> _ViewOutputs {
        let label = inputs.make(view.label)
        return .entry(
            .item(
                MenuItem(
                    title: label.words, image: label.picture, isDestructive: view.isDestructive,
                    isEnabled: inputs.environment.isEnabled, isOn: view.isOn,
                    tint: inputs.environment.tintColor?.uiColor(in: inputs.environment), action: view.action)))
    }
}

extension UIMenu {
    /// Creates a menu of entries; those between lines are groups.
    convenience init(_ entries: [MenuEntry], title: String = "", image: UIImage? = nil, options: Options = []) {
        let groups = entries.split { if case .divider = $0 { true } else { false } }.map { $0.map(\.element) }
        let children =
            groups.count < 2
            ? groups.first ?? [] : groups.map { UIMenu(title: "", options: .displayInline, children: $0) }
        self.init(title: title, image: image, options: options, children: children)
    }
}

extension MenuEntry {
    /// The element of UIKit's menus.
    @MainActor fileprivate var element: UIMenuElement {
        switch self {
        case .menu(let title, let image, let entries): return UIMenu(entries, title: title, image: image)
        case .section(let title, let entries): return UIMenu(entries, title: title, options: .displayInline)
        case .divider: return UIMenu(title: "", options: .displayInline, children: [])
        case .item(let item):
            var attributes: UIMenuElement.Attributes = []
            if item.isDestructive { attributes.insert(.destructive) }
            if !item.isEnabled { attributes.insert(.disabled) }
            return UIAction(
                title: item.title, image: item.image, attributes: attributes, state: item.isOn ? .on : .off
            ) { _ in item.action() }
        }
    }
}
