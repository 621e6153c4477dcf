import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimDocuments
import LayoutSimDevices
import LayoutSimRendering
import LayoutSimViewTree

/// An input of the screen as a whole: how it is printed, and how it is set back.
struct ScreenField: Sendable {
    var kind: InputChange.Kind
    var isPaint: Bool
    var differs: @Sendable (Screen, Screen) -> Bool
    var text: @Sendable (Screen) -> String
    var copy: @Sendable (Screen, inout Screen) -> Void

    /// All but the font era.
    static let all: [ScreenField] = [
        ScreenField(.device, \.device, isPaint: true) { $0 },
        ScreenField(.size, \.viewport.size) { "\(decimal($0.width))x\(decimal($0.height))" },
        ScreenField(.scale, \.viewport.scale, text: decimal),
        ScreenField(.statusBar, \.viewport.statusBarHeight, text: decimal),
        ScreenField(.safeArea, \.viewport.safeArea) {
            [$0.top, $0.left, $0.bottom, $0.right].map(decimal).joined(separator: " ")
        },
        ScreenField(.navigationBarHeight, \.barHeight) { $0.map(decimal) ?? "none" },
        ScreenField(.navigationBar, \.navigationBar, isPaint: true) { bar in
            bar.map { quoted($0.title) + ($0.trailingButton.map { " \($0.style.rawValue) \(quoted($0.title))" } ?? "") }
                ?? "none"
        },
        ScreenField(.tabBar, \.tabBar) { $0.map(decimal) ?? "none" },
        ScreenField(.toolBar, \.toolBar) { $0.map(decimal) ?? "none" },
        ScreenField(.rootKind, \.rootKind) { $0 == .standalone ? "standalone" : "controller" },
        ScreenField(.appearance, \.appearance, isPaint: true) { $0.rawValue },
        ScreenField(.direction, \.isRightToLeft) { $0 ? "right to left" : "left to right" },
        ScreenField(.rules, \.rules) { LayoutDocument.rules($0) },
    ]

    private init<Value: Equatable & Sendable>(
        _ kind: InputChange.Kind, _ place: any WritableKeyPath<Screen, Value> & Sendable, isPaint: Bool = false,
        text: @escaping @Sendable (Value) -> String
    ) {
        self.kind = kind
        self.isPaint = isPaint
        differs = { $0[keyPath: place] != $1[keyPath: place] }
        self.text = { text($0[keyPath: place]) }
        copy = { $1[keyPath: place] = $0[keyPath: place] }
    }
}

extension Screen {
    fileprivate var device: String {
        get { "\(quotedIfNeeded(viewport.deviceName)) \(viewport.orientation.rawValue)" }
        set {
            var words = WordReader(newValue)
            viewport.deviceName = words.name() ?? viewport.deviceName
            viewport.orientation = words.value() ?? viewport.orientation
        }
    }

    /// The height of the navigation bar, if there is one; taking it away takes the bar away.
    fileprivate var barHeight: Double? {
        get { navigationBar == nil ? nil : viewport.navigationBarHeight }
        set {
            guard let newValue else { return navigationBar = nil }
            viewport.navigationBarHeight = newValue
            navigationBar = navigationBar ?? NavigationBar(title: "")
        }
    }

    fileprivate var tabBar: Double? {
        get { hasTabBar ? viewport.tabBarHeight : nil }
        set {
            hasTabBar = newValue != nil
            viewport.tabBarHeight = newValue ?? viewport.tabBarHeight
        }
    }

    fileprivate var toolBar: Double? {
        get { hasToolBar ? viewport.toolBarHeight : nil }
        set {
            hasToolBar = newValue != nil
            viewport.toolBarHeight = newValue ?? viewport.toolBarHeight
        }
    }
}
