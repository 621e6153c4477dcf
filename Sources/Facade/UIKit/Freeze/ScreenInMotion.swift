import Foundation
import LayoutSimAutoLayout
import LayoutSimPainting
import LayoutSimViewTree
import QuartzCore

extension UIView {
    /// Returns the tree as a screen whose animations move views from their laid-out positions; `nil` if that does not
    /// produce the presented frames.
    func screenInMotion(named name: String) -> Screen? {
        guard !isScrolledByAnimations else { return nil }
        for source in [FrozenFrames.layoutInMotion, .layoutMoved] {
            var screen = screen(source, .presentation).dressed(name, as: self)
            if shows(screen) { return screen }
            // Some views do not move as the constraints would move them.
            screen.root.changeAllViews { view in
                if view.motion?.base == .constraints { view.motion?.base = .model }
            }
            if shows(screen) { return screen }
        }
        return nil
    }

    private func shows(_ screen: Screen) -> Bool {
        let layout = TextSetting.withTypesetter { LayoutEngine(screen, typesetter: $0).layout() }
        return replayDifference(from: layout, showing: .presentation) == nil
    }

    /// Whether animations present the content of a view at a scroll position other than its bounds origin.
    private var isScrolledByAnimations: Bool {
        var isScrolled = false
        forEachInTree { view in
            guard !isScrolled, !view.layer.animationsInOrder.isEmpty else { return }
            isScrolled = view.layer(showing: .presentation).bounds.origin != view.bounds.origin
        }
        return isScrolled
    }
}

extension ScreenWriter {
    /// Adds to constraints the constants from before the animations that their changes started.
    func noteFormerConstants(in screen: inout Screen, _ motions: FrozenMotions) {
        let known = ConstraintMotions.shared
        guard !known.isEmpty else { return }
        for place in constraints.indices {
            let formers = known.formers(of: constraints[place]).compactMap { former in
                motions.number(of: former.course).map { motion in
                    FormerConstant(constant: told(former.constant, of: constraints[place]), motion: motion)
                }
            }
            if !formers.isEmpty { screen.constraints[place].formerConstants = formers }
        }
    }
}
