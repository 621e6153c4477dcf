package import Foundation
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
import LayoutSimTypography
import LayoutSimViewTree

/// A button in a bar, which is drawn without a view of its own.
@MainActor package struct BarButtonPlace {
    /// The item that a button belongs to.
    package enum Kind {
        case item(UIBarButtonItem)
        case back(UINavigationItem)
        case tab(UITabBarItem)
    }

    /// The item that the button belongs to.
    package let kind: Kind
    /// The touch area, in points of the bar.
    package let frame: CGRect
    /// The accessibility label; empty for an image without a label.
    package let label: String
    /// The accessibility identifier of the item; `nil` for none.
    package let identifier: String?

    /// Whether the button responds to touches; always `true` for a back button.
    package var isEnabled: Bool {
        switch kind {
        case .item(let item): item.isEnabled
        case .tab(let item): item.isEnabled
        case .back: true
        }
    }
}

extension UIView {
    /// The buttons of the view, if it is a bar.
    package var barButtons: [BarButtonPlace] {
        switch self {
        case let bar as UINavigationBar: bar.buttonPlaces
        case let bar as UIToolbar: bar.buttonPlaces
        case let bar as UITabBar: bar.buttonPlaces
        default: []
        }
    }

    func barButton(at point: CGPoint) -> BarButtonPlace? { barButtons.first { $0.frame.contains(point) } }

    /// Whether the layout direction is right to left.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension CGRect {
    func mirrored(in width: CGFloat, if isMirrored: Bool) -> CGRect {
        isMirrored ? CGRect(x: width - maxX, y: minY, width: self.width, height: height) : self
    }
}

extension UITabBar {
    fileprivate var buttonPlaces: [BarButtonPlace] {
        let items = items ?? []
        let places = shownLayout.places(of: items.count, in: Double(bounds.width))
        let height = min(bounds.height, SimulatedDevice.current.viewport.tabBarHeight)
        return zip(items, places).map { item, place in
            BarButtonPlace(
                kind: .tab(item), frame: CGRect(x: place.x, y: 0, width: place.width, height: height),
                label: item.accessibilityLabel ?? item.title ?? "", identifier: item.accessibilityIdentifier
            ).mirrored(in: bounds.width, if: isMirrored)
        }
    }
}

extension BarButtonPlace {
    func mirrored(in width: CGFloat, if isMirrored: Bool) -> BarButtonPlace {
        BarButtonPlace(
            kind: kind, frame: frame.mirrored(in: width, if: isMirrored), label: label, identifier: identifier)
    }

    /// Whether the bar draws a button here, rather than a space or a custom view.
    var isButton: Bool {
        guard case .item(let item) = kind else { return true }
        return item.customView == nil && item.systemItem != .flexibleSpace && item.systemItem != .fixedSpace
    }
}

extension CGSize {
    /// The size limit for a view in a bar, without a limit to its width, in points.
    fileprivate static let barRow = CGSize(
        width: .greatestFiniteMagnitude, height: ControlMetrics.navigationRowHeight)
}

extension UINavigationItem {
    /// The visible buttons at the leading end of the bar, starting at the edge.
    var shownLeadingItems: [UIBarButtonItem] {
        let own = leftBarButtonItems ?? leadingItemGroups.shownItems
        guard let bar, bar.items?.first === self, let modes = bar.displayModeItem, !own.contains(modes) else {
            return own.filter { !$0.isHidden }
        }
        return ([modes] + own).filter { !$0.isHidden }
    }
    /// The visible buttons at the trailing end of the bar, starting at the edge.
    var shownTrailingItems: [UIBarButtonItem] {
        let pinned = [pinnedTrailingGroup].compactMap(\.self).shownItems.reversed()
        let own = rightBarButtonItems ?? trailingItemGroups.shownItems.reversed()
        return (pinned + own).filter { !$0.isHidden }
    }
    /// The visible buttons in the middle of a bar with traits, from the leading end.
    func shownCenterItems(_ traits: UITraitCollection) -> [UIBarButtonItem] {
        hasTitleAtLeadingEnd(traits) ? centerItemGroups.shownItems.filter { !$0.isHidden } : []
    }
    /// Whether the title follows the buttons at the leading end, and groups may take its place, in a bar with traits.
    func hasTitleAtLeadingEnd(_ traits: UITraitCollection) -> Bool {
        style != .navigator && traits.horizontalSizeClass == .regular
    }
}

extension [UIBarButtonItemGroup] {
    /// The items of the groups that are not hidden.
    @MainActor fileprivate var shownItems: [UIBarButtonItem] { filter { !$0.isHidden }.flatMap(\.barButtonItems) }
}

extension UIBarButtonItem {
    /// Returns the button for a frame in a bar.
    func place(_ frame: CGRect) -> BarButtonPlace {
        // The touch area extends beyond short titles.
        let excess = customView == nil ? max(0, 44 - frame.width) / 2 : 0
        return BarButtonPlace(
            kind: .item(self), frame: frame.insetBy(dx: -min(excess, 8), dy: 0), label: spokenLabel,
            identifier: accessibilityIdentifier)
    }

    /// The title or symbol of a system item.
    var systemLook: SystemBarItem? { systemItem.map { SystemBarItem("\($0)", language: .shown) } }

    /// The visible title; empty for an image.
    var shownTitle: String { title ?? systemLook?.title ?? "" }

    /// The accessibility label: the item's label, its title, or the name of the system item.
    fileprivate var spokenLabel: String { accessibilityLabel ?? title ?? systemItem?.spokenName ?? shownTitle }

    /// The width of the visible content, in points.
    var titleWidth: CGFloat {
        if let customView { return bar?.adaptor(of: customView)?.size(in: .barRow).width ?? customView.bounds.width }
        if systemItem == .fixedSpace { return width }
        if systemItem == .flexibleSpace { return 0 }
        guard image == nil, !shownTitle.isEmpty else { return 22 }
        return shownTitleWidth
    }
}

extension UIBarButtonItem.SystemItem {
    /// The label that VoiceOver reads for a symbol, or `nil` for items with a title.
    fileprivate var spokenName: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl, .writingDirection: nil
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .close: "Close"
        }
    }
}
