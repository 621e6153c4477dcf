import Foundation
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree
import QuartzCore

extension UIView {
    /// The view with everything in it as a screen, which is laid out and drawn like one that was written as a value.
    ///
    /// Layout is brought up to date first. Views have names for ids; constraints are in the order of their activation.
    /// Where animations move views, these lie on their way from where layout places them; if they do not, each view has
    /// the frame in which it is seen, and there are no constraints.
    package func frozen(named name: String, showing values: FrozenValues = .model) -> Screen {
        layoutIfNeeded()
        let isMoved = values == .presentation && isMovedByAnimations
        guard isMoved else { return screen(.layout, values).dressed(name, as: self) }
        return screenInMotion(named: name) ?? screen(.shown, values).dressed(name, as: self)
    }

    /// The tree as a screen, without what the screen around it has.
    func screen(_ source: FrozenFrames, _ values: FrozenValues) -> Screen {
        var writer = ScreenWriter(self, .everything)
        let names = FrozenNames(self, count: writer.views.count)
        let ids = SpokenIDs(writer.views, names.entries.map(\.name))
        writer.takeFallbacks()
        if source == .shown { writer.showPresentedFrames() }
        var motions = FrozenMotions()
        var screen = writer.screen(named: names.entries.map(\.name)) { value, view in
            view.paint(&value, view.layer(showing: values))
            value.accessibility = view.frozenAccessibility(named: ids)
            value.ownLayer = view.recordedLayer(around: value.content, showing: values)
            if values == .presentation { motions.note(view, &value, source) }
        }
        screen.motions = motions.motions
        if source == .layoutInMotion || source == .layoutMoved { writer.noteFormerConstants(in: &screen, motions) }
        screen.applyMotions()
        return screen
    }
}

/// Where the views of a frozen screen have their frames from.
enum FrozenFrames {
    /// Layout alone.
    case layout
    /// What is seen.
    case shown
    /// Layout, and the animations that move views from there; what no constraint places lies where it is seen.
    case layoutInMotion
    /// Layout, and the animations that move all views from there: edges are on pixels where views are at rest.
    case layoutMoved
}

extension Screen {
    /// What does not follow from the views: the name, the device and its traits.
    @MainActor func dressed(_ name: String, as view: UIView) -> Screen {
        var screen = self
        screen.name = name
        let size = screen.viewport.size
        screen.viewport = SimulatedDevice.current.viewport
        screen.viewport.size = size
        // The status bar is not part of a view by itself, nor of one that begins below it, such as a sheet.
        let isBelowTop = view.window.map { view.convert(view.bounds, to: $0).minY > 0 } ?? false
        if isBelowTop || view.state.owner == nil && !(view is UIWindow) { screen.viewport.statusBarHeight = 0 }
        let insets = view.safeAreaInsets
        let bars = (view.state.owner as? UIViewController)?.allContainerInsets ?? .zero
        screen.viewport.safeArea = EdgeInsets(
            top: insets.top - bars.top, left: insets.left - bars.left, bottom: insets.bottom - bars.bottom,
            right: insets.right - bars.right)
        screen.rootKind = view.state.owner == nil && !(view is UIWindow) ? .standalone : .controller
        if let controller = view.state.owner as? UIViewController { controller.addBars(to: &screen) }
        screen.root.classRules.additionalSafeArea = .zero
        screen.appearance = view.traitCollection.userInterfaceStyle == .dark ? .dark : .light
        return screen
    }
}

extension UIView {
    /// Adds how the view looks, with the values of a layer, to what it is for layout.
    fileprivate func paint(_ value: inout View, _ layer: CALayer) {
        let color = layer === self.layer ? backgroundColor?.resolved(with: traitCollection) : nil
        let background = color ?? layer.backgroundColor
        // A pattern is recorded as drawing.
        value.backgroundColor = background.flatMap { $0.pattern == nil ? $0.drawn : nil }
        value.alpha = Double(layer.opacity)
        value.tintColor = state.tint?.geometryColor(traitCollection)
        value.cornerRadius = Double(layer.cornerRadius)
        value.clipsToBounds = clipsToBounds
        if case .control = value.content {
            value.bars = barContents
            value.partColors = partColors
        }
        if layer.borderWidth > 0, let color = layer.borderColor {
            value.border = Border(
                width: Double(layer.borderWidth), color: UIColor(cgColor: color).geometryColor(traitCollection))
        }
    }
}
