import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimViewTree

extension PropertyLine<Screen> {
    /// All inputs of a layout and its picture except views and constraints, in the order of documents.
    package static let all: [PropertyLine<Screen>] = screenLines + bars + systemRules + [motions]

    /// Returns the groups of lines that can apply to a screen, in order.
    static func groups(of screen: Screen) -> [[PropertyLine]] {
        [
            screenLines, screen.bars == BarContents() ? [] : bars, screen.rules == SystemRules() ? [] : systemRules,
            screen.motions.isEmpty ? [] : [motions],
        ]
    }

    private static let screenLines: [PropertyLine] = [
        // Two names can refer to the same screen, so the name has no row.
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
                PropertyRow("device", Place({ $0.heldDevice }, { $0.heldDevice = $1 }), .heldDevice, .paint),
                PropertyRow("size", Place({ $0.viewport.size }, { $0.viewport.size = $1 }), .size),
                PropertyRow("scale", Place({ $0.viewport.scale }, { $0.viewport.scale = $1 }), .number),
            ],
            values: { screen in
                let size = Spelling<Size>.size.write(screen.viewport.size)
                let device = Spelling<HeldDevice>.heldDevice.write(screen.heldDevice)
                return ["\(device) \(size)@\(exact(screen.viewport.scale))x"]
            },
            read: { screen, words in readDevice(&words, into: &screen) }),
        PropertyLine(
            "status-bar", Place({ $0.viewport.statusBarHeight }, { $0.viewport.statusBarHeight = $1 }), .number),
        PropertyLine("safe-area", Place({ $0.viewport.safeArea }, { $0.viewport.safeArea = $1 }), .insets),
        PropertyLine(
            "navigation-bar",
            [
                PropertyRow(
                    "navigation bar height",
                    Place({ $0.shownNavigationBarHeight }, { $0.shownNavigationBarHeight = $1 }), optional: .number),
                PropertyRow(
                    "navigation bar", Place({ $0.navigationBar }, { $0.navigationBar = $1 }), optional: .navigationBar,
                    .paint),
            ]),
        PropertyLine(
            "tab-bar",
            PropertyRow("tab bar", Place({ $0.shownTabBarHeight }, { $0.shownTabBarHeight = $1 }), optional: .number)),
        PropertyLine(
            "tool-bar",
            PropertyRow("tool bar", Place({ $0.shownToolBarHeight }, { $0.shownToolBarHeight = $1 }), optional: .number)
        ),
        PropertyLine(
            "root", as: "root kind", Place({ $0.rootKind }, { $0.rootKind = $1 }), .rootKind, omitting: .controller),
        PropertyLine(
            "direction", Place({ $0.isRightToLeft }, { $0.isRightToLeft = $1 }),
            .either("right-to-left", "left-to-right"), omitting: false),
        PropertyLine("picture", Place({ $0.picture }, { $0.picture = $1 }), .word, omitting: .screen, .paint),
        PropertyLine("appearance", Place({ $0.appearance }, { $0.appearance = $1 }), .word, omitting: .light, .paint),
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
    /// The size in points and the scale, such as `375x667@2x`, limited so that a damaged document cannot exhaust
    /// memory.
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
