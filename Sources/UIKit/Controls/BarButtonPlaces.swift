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

    /// Whether what lies in the view is read from right to left.
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
    func mirrored(in width: CGFloat, if isMirrored: Bool) -> BarButtonPlace {
        BarButtonPlace(
            kind: kind, frame: frame.mirrored(in: width, if: isMirrored), label: label, identifier: identifier)
    }

    /// Whether it is a button that the bar draws, and neither a gap nor a view of the app.
    var isButton: Bool {
        guard case .item(let item) = kind else { return true }
        return item.customView == nil && item.systemItem != .flexibleSpace && item.systemItem != .fixedSpace
    }
}

extension CGSize {
    /// The room for a view in a bar whose width does not matter, in points.
    fileprivate static let barRow = CGSize(
        width: .greatestFiniteMagnitude, height: ControlMetrics.navigationRowHeight)
}

extension UINavigationItem {
    /// The buttons that are seen at the leading end of the bar, from the edge.
    var shownLeadingItems: [UIBarButtonItem] {
        let own = leftBarButtonItems ?? []
        guard let bar, bar.items?.first === self, let modes = bar.displayModeItem, !own.contains(modes) else {
            return own.filter { !$0.isHidden }
        }
        return ([modes] + own).filter { !$0.isHidden }
    }
    /// The buttons that are seen at the trailing end of the bar, from the edge.
    var shownTrailingItems: [UIBarButtonItem] { (rightBarButtonItems ?? []).filter { !$0.isHidden } }
}

extension UIBarButtonItem {
    /// The button as it lies in a frame of a bar.
    func place(_ frame: CGRect) -> BarButtonPlace {
        // Fingers reach around short titles.
        let excess = customView == nil ? max(0, 44 - frame.width) / 2 : 0
        return BarButtonPlace(
            kind: .item(self), frame: frame.insetBy(dx: -min(excess, 8), dy: 0), label: spokenLabel,
            identifier: accessibilityIdentifier)
    }

    /// The word or the symbol of an item of the system's.
    var systemLook: SystemBarItem? { systemItem.map { SystemBarItem("\($0)", language: .shown) } }

    /// The text that it shows; empty where there is only a picture.
    var shownTitle: String { title ?? systemLook?.title ?? "" }

    /// What the button is called: its label, its title, or the name of the system's button.
    fileprivate var spokenLabel: String { accessibilityLabel ?? title ?? systemItem?.spokenName ?? shownTitle }

    /// The width of what it shows, in points.
    var titleWidth: CGFloat {
        if let customView { return bar?.adaptor(of: customView)?.size(in: .barRow).width ?? customView.bounds.width }
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
