import LayoutSimNotation
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

extension LayoutDocument.Property {
    /// The device, its bars, and what else holds for the whole screen.
    static func properties(of screen: Screen) -> [LayoutDocument.Property] {
        let viewport = screen.viewport
        let size = "\(text(of: viewport.size))@\(decimal(viewport.scale))x"
        let values: [(name: String, value: String?)] = [
            ("device", "\(quotedIfNeeded(viewport.deviceName)) \(viewport.orientation.rawValue) \(size)"),
            ("status-bar", decimal(viewport.statusBarHeight)),
            ("safe-area", text(of: viewport.safeArea)),
            (
                "navigation-bar",
                screen.navigationBar.map { "\(decimal(viewport.navigationBarHeight)) \(text(of: $0))" }
            ),
            ("tab-bar", screen.hasTabBar ? decimal(viewport.tabBarHeight) : nil),
            ("tool-bar", screen.hasToolBar ? decimal(viewport.toolBarHeight) : nil),
            ("root", screen.rootKind == .standalone ? "standalone" : nil),
            ("direction", screen.isRightToLeft ? "right-to-left" : nil),
            ("appearance", screen.appearance == .light ? nil : screen.appearance.rawValue),
        ]
        return values.compactMap { name, value in value.map { LayoutDocument.Property(name, $0) } }
            + SystemRule.all.compactMap { rule in
                let value = rule.text(screen.rules)
                return value == rule.text(SystemRules()) ? nil : LayoutDocument.Property(rule.name, value)
            }
    }
}

extension Screen {
    /// Takes on what `LayoutDocument.Property.properties(of:)` printed; false for any other property.
    mutating func take(_ property: LayoutDocument.Property) -> Bool {
        var words = WordReader(property.value)
        let isTaken =
            takeDevice(property.name, from: &words) || takeBars(property.name, from: &words)
            || takeTraits(property.name, from: &words)
            || SystemRule.all.contains { $0.name == property.name && $0.take(&rules, &words) }
        return isTaken && words.isAtEnd
    }

    private mutating func takeDevice(_ name: String, from words: inout WordReader) -> Bool {
        switch name {
        case "screen": words.name().take { self.name = $0 }
        case "device": words.device().take { $0.give(to: &viewport) }
        case "status-bar": words.number().take { viewport.statusBarHeight = $0 }
        case "safe-area": words.insets().take { viewport.safeArea = $0 }
        default: false
        }
    }

    private mutating func takeBars(_ name: String, from words: inout WordReader) -> Bool {
        guard ["navigation-bar", "tab-bar", "tool-bar"].contains(name), let height = words.number() else {
            return false
        }
        switch name {
        case "navigation-bar":
            viewport.navigationBarHeight = height
            return words.navigationBar().take { navigationBar = $0 }
        case "tab-bar":
            viewport.tabBarHeight = height
            hasTabBar = true
        default:
            viewport.toolBarHeight = height
            hasToolBar = true
        }
        return true
    }

    private mutating func takeTraits(_ name: String, from words: inout WordReader) -> Bool {
        switch name {
        case "root":
            guard words.skip("standalone") else { return false }
            rootKind = .standalone
            return true
        case "direction":
            isRightToLeft = words.skip("right-to-left")
            return isRightToLeft
        case "appearance": return words.value(Appearance.self).take { appearance = $0 }
        default: return false
        }
    }
}

/// What the line of a device tells.
private struct ReadDevice {
    var name: String
    var orientation: Orientation
    var size: Size
    var scale: Double

    func give(to viewport: inout Viewport) {
        viewport.deviceName = name
        viewport.orientation = orientation
        viewport.size = size
        viewport.scale = scale
    }
}

extension WordReader {
    fileprivate mutating func device() -> ReadDevice? {
        guard let name = name(), let orientation: Orientation = value(),
            let parts = word()?.split(separator: "@", omittingEmptySubsequences: false), parts.count == 2,
            parts[1].last == "x", let scale = Double(parts[1].dropLast()), scale > 0, scale <= 16
        else { return nil }
        var sides = WordReader(parts[0])
        guard let size = sides.size(), min(size.width, size.height) >= 0, max(size.width, size.height) <= 100_000 else {
            return nil
        }
        return ReadDevice(name: name, orientation: orientation, size: size, scale: scale)
    }
}

extension LayoutDocument {
    /// What a view is given and shows, as a document prints it, without what layout found.
    package static func properties(of view: View) -> [Property] {
        guard case .label(let text, let color) = view.content else {
            let content: [Property] = Property.properties(
                of: view.content, layout: { _ in preconditionFailure("only labels are set") }, hash: { _ in nil })
            return Property.properties(of: view) + content
        }
        return Property.properties(of: view) + Property.properties(of: text, color, nil)
    }

    /// The rules of the system that differ from those of today.
    package static func rules(_ rules: SystemRules) -> String {
        let differing = SystemRule.all.filter { $0.text(rules) != $0.text(SystemRules()) }
        return differing.isEmpty
            ? "of today" : differing.map { "\($0.name) \($0.text(rules))" }.joined(separator: ", ")
    }
}
