import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimViewTree

extension PropertyLine<Screen> {
    /// All inputs of a layout and its picture except views and constraints, in the order of documents.
    package static let all: [PropertyLine<Screen>] = screenLines + bars + systemRules

    private static let screenLines: [PropertyLine] = [
        // Screens of two names can be the same screen, so that the name has no row.
        PropertyLine(
            name: "screen", rows: [], values: { [quotedIfNeeded($0.name)] },
            read: { screen, words in
                guard let name = words.name() else { return false }
                screen.name = name
                return true
            }),
        PropertyLine(
            name: "device",
            rows: [
                PropertyRow("device", Place(\Screen.heldDevice), .heldDevice, .paint),
                PropertyRow("size", Place(\Screen.viewport.size), .size),
                PropertyRow("scale", Place(\Screen.viewport.scale), .number),
            ],
            values: { screen in
                let size = Spelling<Size>.size.write(screen.viewport.size)
                let device = Spelling<HeldDevice>.heldDevice.write(screen.heldDevice)
                return ["\(device) \(size)@\(exact(screen.viewport.scale))x"]
            },
            read: { screen, words in readDevice(&words, into: &screen) }),
        PropertyLine("status-bar", Place(\.viewport.statusBarHeight), .number),
        PropertyLine("safe-area", Place(\.viewport.safeArea), .insets),
        PropertyLine(
            "navigation-bar",
            [
                PropertyRow("navigation bar height", Place(\Screen.shownNavigationBarHeight), optional: .number),
                PropertyRow("navigation bar", Place(\Screen.navigationBar), optional: .navigationBar, .paint),
            ]),
        PropertyLine("tab-bar", PropertyRow("tab bar", Place(\Screen.shownTabBarHeight), optional: .number)),
        PropertyLine("tool-bar", PropertyRow("tool bar", Place(\Screen.shownToolBarHeight), optional: .number)),
        PropertyLine("root", as: "root kind", Place(\.rootKind), .rootKind, omitting: .controller),
        PropertyLine("direction", Place(\.isRightToLeft), .either("right-to-left", "left-to-right"), omitting: false),
        PropertyLine("appearance", Place(\.appearance), .word, omitting: .light, .paint),
    ]

    private static func readDevice(_ words: inout WordReader, into screen: inout Screen) -> Bool {
        guard let device = Spelling<HeldDevice>.heldDevice.read(&words), let display = words.display() else {
            return false
        }
        screen.heldDevice = device
        screen.viewport.size = display.size
        screen.viewport.scale = display.scale
        return true
    }
}

/// A device in an orientation.
private struct HeldDevice: Hashable, Sendable {
    var name: String
    var orientation: Orientation
}

extension Screen {
    fileprivate var heldDevice: HeldDevice {
        get { HeldDevice(name: viewport.deviceName, orientation: viewport.orientation) }
        set { (viewport.deviceName, viewport.orientation) = (newValue.name, newValue.orientation) }
    }

    /// The height of the navigation bar, if there is one; removing it removes the bar.
    fileprivate var shownNavigationBarHeight: Double? {
        get { navigationBar == nil ? nil : viewport.navigationBarHeight }
        set {
            guard let newValue else { return navigationBar = nil }
            viewport.navigationBarHeight = newValue
            navigationBar = navigationBar ?? NavigationBar(title: "")
        }
    }

    fileprivate var shownTabBarHeight: Double? {
        get { hasTabBar ? viewport.tabBarHeight : nil }
        set {
            hasTabBar = newValue != nil
            viewport.tabBarHeight = newValue ?? viewport.tabBarHeight
        }
    }

    fileprivate var shownToolBarHeight: Double? {
        get { hasToolBar ? viewport.toolBarHeight : nil }
        set {
            hasToolBar = newValue != nil
            viewport.toolBarHeight = newValue ?? viewport.toolBarHeight
        }
    }
}

extension Spelling<HeldDevice> {
    fileprivate static var heldDevice: Spelling {
        Spelling(
            write: { "\(quotedIfNeeded($0.name)) \($0.orientation.rawValue)" },
            read: { words in
                words.name().flatMap { name in words.value().map { HeldDevice(name: name, orientation: $0) } }
            })
    }
}

extension Spelling<RootKind> {
    fileprivate static var rootKind: Spelling {
        Spelling(
            write: { $0 == .standalone ? "standalone" : "controller" },
            read: { $0.skip("standalone") ? .standalone : $0.skip("controller") ? .controller : nil })
    }
}

extension WordReader {
    /// `375x667@2x`; limited, so that a damaged document cannot exhaust memory.
    fileprivate mutating func display() -> (size: Size, scale: Double)? {
        guard let parts = word()?.split(separator: "@", omittingEmptySubsequences: false), parts.count == 2,
            parts[1].last == "x", let scale = Double(parts[1].dropLast()), scale > 0, scale <= 16
        else { return nil }
        var sides = WordReader(parts[0])
        guard let size = sides.size(), min(size.width, size.height) >= 0, max(size.width, size.height) <= 100_000 else {
            return nil
        }
        return (size, scale)
    }
}
