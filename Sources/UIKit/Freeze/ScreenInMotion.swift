import Foundation
import LayoutSimAutoLayout
import LayoutSimPainting
import LayoutSimViewTree
import QuartzCore

extension UIView {
    /// The tree as a screen whose views animations move from where layout places them; `nil` if that does not give the
    /// frames that are seen.
    func screenInMotion(named name: String) -> Screen? {
        guard !isScrolledByAnimations else { return nil }
        for source in [FrozenFrames.layoutInMotion, .layoutMoved] {
            var screen = screen(source, .presentation).dressed(name, as: self)
            if shows(screen) { return screen }
            // The ways of some views are not those that constraints lead.
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

    /// Whether animations show the content of a view at another place than it is scrolled to.
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
    /// Adds to constraints what their constants were before the animations of the screen that their change began.
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
