import Foundation
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

extension UIView {
    /// The view with everything in it as a screen, which is laid out and drawn like one that was written as a value.
    ///
    /// Layout is brought up to date first. Views have names for ids; constraints are in the order of their activation.
    package func frozen(named name: String) -> Screen {
        layoutIfNeeded()
        let names = FrozenNames(self)
        var writer = ScreenWriter(self)
        if let last = state.engine?.last { writer.takeFallbacks(of: last.writer) }
        var screen = writer.screen(rootSize: bounds.size)
        let views = writer.views
        func id(_ position: String) -> String {
            Int(position).flatMap { names[views[$0 - 1]] } ?? position
        }
        if let root = screen.root.subviews.first { screen.root = root }
        screen.root.autoresizing = nil
        screen.root.changeAllViews { value in
            guard let position = Int(value.id) else { return }
            views[position - 1].paint(&value)
            value.rename(id)
            value.ownLayer = views[position - 1].recordedLayer(around: value.content)
        }
        screen.constraints = screen.constraints.enumerated().map { number, constraint in
            var constraint = constraint
            constraint.first.item.rename(id)
            constraint.second?.item.rename(id)
            if writer.constraints.indices.contains(number) {
                constraint.identifier = writer.constraints[number].identifier
                constraint.line = writer.constraints[number].codeLine
            }
            return constraint
        }
        screen.markSharedLines()
        return screen.dressed(name, as: self)
    }
}

extension Screen {
    /// Marks the lines of code that made several constraints.
    fileprivate mutating func markSharedLines() {
        let counts = Dictionary(constraints.compactMap(\.line).map { ($0, 1) }, uniquingKeysWith: +)
        for place in constraints.indices {
            guard let line = constraints[place].line, counts[line, default: 0] > 1 else { continue }
            constraints[place].line?.isShared = true
        }
    }

    /// What does not follow from the views: the name, the device and its traits.
    @MainActor fileprivate func dressed(_ name: String, as view: UIView) -> Screen {
        var screen = self
        screen.name = name
        let size = screen.viewport.size
        screen.viewport = SimulatedDevice.current.viewport
        screen.viewport.size = size
        // The status bar is not part of a view by itself.
        if view.state.owner == nil, !(view is UIWindow) { screen.viewport.statusBarHeight = 0 }
        let insets = view.safeAreaInsets
        let bars = (view.state.owner as? UIViewController)?.allContainerInsets ?? .zero
        screen.viewport.safeArea = EdgeInsets(
            top: insets.top - bars.top, left: insets.left - bars.left, bottom: insets.bottom - bars.bottom,
            right: insets.right - bars.right)
        screen.rootKind = view.state.owner == nil ? .standalone : .controller
        if let controller = view.state.owner as? UIViewController { controller.addBars(to: &screen) }
        screen.root.classRules.additionalSafeArea = .zero
        screen.appearance = view.traitCollection.userInterfaceStyle == .dark ? .dark : .light
        return screen
    }
}

extension View {
    /// Gives the view, and what it says of others, the names of objects for ids.
    fileprivate mutating func rename(_ id: (String) -> String) {
        self.id = id(self.id)
        classRules.firstBaseline = classRules.firstBaseline.map(id)
        classRules.lastBaseline = classRules.lastBaseline.map(id)
        guard case .stack(var stack) = content else { return }
        stack.arranged = stack.arranged.map(id)
        stack.customSpacing = Dictionary(stack.customSpacing.map { (id($0.key), $0.value) }) { first, _ in first }
        content = .stack(stack)
    }
}

extension LayoutItem {
    fileprivate mutating func rename(_ id: (String) -> String) {
        switch self {
        case .view(let view): self = .view(id(view))
        case .guide(let kind, let owner): self = .guide(kind, owner: id(owner))
        }
    }
}

extension UIView {
    /// Adds how the view looks to what it is for layout.
    fileprivate func paint(_ value: inout View) {
        let background = backgroundColor?.resolved(with: traitCollection) ?? layer.backgroundColor
        // A pattern is recorded as drawing.
        value.backgroundColor = background.flatMap { $0.pattern == nil ? $0.drawn : nil }
        value.alpha = Double(alpha)
        value.tintColor = state.tint?.geometryColor(traitCollection)
        value.cornerRadius = Double(layer.cornerRadius)
        value.clipsToBounds = clipsToBounds
        if layer.borderWidth > 0, let color = layer.borderColor {
            value.border = Border(
                width: Double(layer.borderWidth), color: UIColor(cgColor: color).geometryColor(traitCollection))
        }
    }
}
