package import Foundation
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
import LayoutSimTypography
import LayoutSimViewTree

/// A button in a bar, which is drawn there without a view of its own.
@MainActor package struct BarButtonPlace {
    /// What it is a button of.
    package enum Kind {
        case item(UIBarButtonItem)
        case back(UINavigationItem)
        case tab(UITabBarItem)
    }

    package let kind: Kind
    /// Where it is touched, in points of the bar.
    package let frame: CGRect
    /// What it is called; empty for a picture without a label.
    package let label: String
    package let identifier: String?

    package var isEnabled: Bool {
        switch kind {
        case .item(let item): item.isEnabled
        case .tab(let item): item.isEnabled
        case .back: true
        }
    }
}

extension UIView {
    /// The buttons of the bar, if the view is one.
    package var barButtons: [BarButtonPlace] {
        switch self {
        case let bar as UINavigationBar: bar.buttonPlaces
        case let bar as UIToolbar: bar.buttonPlaces
        case let bar as UITabBar: bar.buttonPlaces
        default: []
        }
    }

    func barButton(at point: CGPoint) -> BarButtonPlace? { barButtons.first { $0.frame.contains(point) } }

    fileprivate var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension CGRect {
    fileprivate func mirrored(in width: CGFloat, if isMirrored: Bool) -> CGRect {
        isMirrored ? CGRect(x: width - maxX, y: minY, width: self.width, height: height) : self
    }
}

extension UINavigationBar {
    private static let gap = 16.0

    fileprivate var buttonPlaces: [BarButtonPlace] {
        guard let item = topItem else { return [] }
        let width = bounds.width
        let margin = SideMargin.points(width: Double(width))
        let insets = superview?.safeAreaInsets ?? .zero
        let height = min(bounds.height, ControlMetrics.navigationRowHeight)
        var places: [BarButtonPlace] = []
        var x = insets.left + margin
        if let back = backItem, let title = shownBackTitle {
            let end = CGFloat(ControlMetrics.backChevronWidth) + title.width(of: .systemFont(ofSize: 17))
            // Fingers reach around a chevron.
            let frame = CGRect(x: insets.left, y: 0, width: max(44, end), height: height)
            places.append(
                BarButtonPlace(
                    kind: .back(back), frame: frame, label: back.backLabel, identifier: "BackButton"))
            x += end
        }
        for button in item.shownLeadingItems {
            places.append(button.place(CGRect(x: x, y: 0, width: button.titleWidth, height: height)))
            x += button.titleWidth + Self.gap
        }
        x = width - insets.right - margin
        for button in item.shownTrailingItems {
            x -= button.titleWidth
            places.append(button.place(CGRect(x: x, y: 0, width: button.titleWidth, height: height)))
            x -= Self.gap
        }
        return places.map { $0.mirrored(in: width, if: isMirrored) }
    }
}

extension UIToolbar {
    fileprivate var buttonPlaces: [BarButtonPlace] {
        let items = (items ?? []).filter { !$0.isHidden }
        let margin = SideMargin.points(width: Double(bounds.width))
        let gap = 16.0
        let used = items.map(\.titleWidth).reduce(0, +) + gap * CGFloat(max(0, items.count - 1))
        let rest = max(0, bounds.width - 2 * margin - used)
        let spaces = items.count { $0.systemItem == .flexibleSpace }
        var x = margin
        let places = items.map { item -> BarButtonPlace in
            let width = item.systemItem == .flexibleSpace ? rest / CGFloat(spaces) : item.titleWidth
            defer { x += width + gap }
            return item.place(CGRect(x: x, y: 0, width: width, height: bounds.height))
        }
        return places.filter(\.isButton).map { $0.mirrored(in: bounds.width, if: isMirrored) }
    }
}

extension UITabBar {
    fileprivate var buttonPlaces: [BarButtonPlace] {
        let items = items ?? []
        let width = bounds.width / CGFloat(max(items.count, 1))
        let height = min(bounds.height, SimulatedDevice.current.viewport.tabBarHeight)
        return items.enumerated().map { index, item in
            BarButtonPlace(
                kind: .tab(item), frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height),
                label: item.accessibilityLabel ?? item.title ?? "", identifier: item.accessibilityIdentifier
            ).mirrored(in: bounds.width, if: isMirrored)
        }
    }
}

extension BarButtonPlace {
    fileprivate func mirrored(in width: CGFloat, if isMirrored: Bool) -> BarButtonPlace {
        BarButtonPlace(
            kind: kind, frame: frame.mirrored(in: width, if: isMirrored), label: label, identifier: identifier)
    }

    fileprivate var isButton: Bool {
        guard case .item(let item) = kind else { return true }
        return item.systemItem != .flexibleSpace && item.systemItem != .fixedSpace
    }
}

extension UINavigationItem {
    /// The buttons that are seen at the leading end of the bar, from the edge.
    var shownLeadingItems: [UIBarButtonItem] { (leftBarButtonItems ?? []).filter { !$0.isHidden } }
    /// The buttons that are seen at the trailing end of the bar, from the edge.
    var shownTrailingItems: [UIBarButtonItem] { (rightBarButtonItems ?? []).filter { !$0.isHidden } }
}

extension UIBarButtonItem {
    fileprivate func place(_ frame: CGRect) -> BarButtonPlace {
        // Fingers reach around short titles.
        let excess = max(0, 44 - frame.width) / 2
        return BarButtonPlace(
            kind: .item(self), frame: frame.insetBy(dx: -min(excess, 8), dy: 0), label: spokenLabel,
            identifier: accessibilityIdentifier)
    }

    /// The word or the symbol of an item of the system's.
    var systemLook: SystemBarItem? { systemItem.map { SystemBarItem("\($0)") } }

    /// The text that it shows; empty where there is only a picture.
    var shownTitle: String { title ?? systemLook?.title ?? "" }

    /// What the button is called: its label, its title, or the name of the system's button.
    fileprivate var spokenLabel: String { accessibilityLabel ?? title ?? systemItem?.spokenName ?? shownTitle }

    /// The width of what it shows, in points.
    var titleWidth: CGFloat {
        if let customView { return customView.bounds.width }
        if systemItem == .fixedSpace { return width }
        if systemItem == .flexibleSpace { return 0 }
        guard image == nil, !shownTitle.isEmpty else { return 22 }
        return shownTitle.width(of: .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular))
    }
}

extension UIBarButtonItem.SystemItem {
    /// What VoiceOver reads instead of the symbol; `nil` for words.
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
