import Foundation
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree
import QuartzCore

extension UIView {
    /// Returns the view and its descendants as a screen, which is laid out and drawn like one written in code.
    ///
    /// Pending layout is performed first. Views are identified by name; constraints are in the order of their
    /// activation. If animations move views, the screen describes their movement from the laid-out positions; if that
    /// is not possible, each view has its presented frame and there are no constraints.
    package func frozen(named name: String, showing values: FrozenValues = .model) -> Screen {
        layoutIfNeeded()
        let isMoved = values == .presentation && isMovedByAnimations
        guard isMoved else { return screen(.layout, values).dressed(name, as: self) }
        return screenInMotion(named: name) ?? screen(.shown, values).dressed(name, as: self)
    }

    /// Returns the tree as a screen, without the properties that do not follow from the views.
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
            let isCommon = view.isCommon(around: value.content)
            if !isCommon { value.ownLayer = view.recordedLayer(around: value.content, showing: values) }
            value.ownOmissions = view.frozenOmissions(isCommon: isCommon)
            if values == .presentation { motions.note(view, &value, source) }
        }
        screen.motions = motions.motions
        if source == .layoutInMotion || source == .layoutMoved { writer.noteFormerConstants(in: &screen, motions) }
        screen.applyMotions()
        return screen
    }
}

/// The source of the frames of a frozen screen's views.
enum FrozenFrames {
    /// Layout only.
    case layout
    /// The presented frames.
    case shown
    /// Layout, and animations that move views from there; views that no constraint places have their presented frames.
    case layoutInMotion
    /// Layout, and animations that move all views from there; edges of views at rest are on pixel boundaries.
    case layoutMoved
}

extension Screen {
    /// Returns the screen with the properties that do not follow from the views: the name, the device, and its traits.
    @MainActor func dressed(_ name: String, as view: UIView) -> Screen {
        var screen = self
        screen.name = name
        let size = screen.viewport.size
        screen.viewport = SimulatedDevice.current.viewport
        screen.viewport.size = size
        // The status bar is not part of a view on its own, nor of a view below the top of the window, such as a sheet.
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
    /// Adds the view's appearance, with the values of a layer, to its layout value.
    fileprivate func paint(_ value: inout View, _ layer: CALayer) {
        let color = layer === self.layer ? backgroundColor?.resolved(with: traitCollection) : nil
        let background = color ?? layer.backgroundColor
        // A pattern is recorded as a drawing.
        value.backgroundColor = background.flatMap { $0.pattern == nil ? $0.drawn : nil }
        value.alpha = layer.isTurnedAway ? 0 : Double(layer.opacity)
        value.tintColor = state.tint?.geometryColor(traitCollection)
        value.cornerRadius = Double(layer.cornerRadius)
        value.clipsToBounds = clipsToBounds
        switch value.content {
        case .control:
            value.bars = barContents
            value.partColors = partColors
            value.partLooks = partLooks
        case .opaque(.effect): value.partColors = partColors
        default: break
        }
        if layer.borderWidth > 0, let color = layer.borderColor {
            value.border = Border(
                width: Double(layer.borderWidth), color: UIColor(cgColor: color).geometryColor(traitCollection))
        }
    }
}
