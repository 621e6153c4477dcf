import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

/// Lays out a screen in passes, as UIKit does.
///
/// The first pass measures texts on one line; a later one measures those that may wrap once, at the width they have by
/// then. Guides of nested views, which move with the frames, are settled before and after.
package struct LayoutEngine {
    let tree: LayoutTree
    let measure: ContentMeasure
    let text: TextMeasure
    let fonts: FontMeasure
    /// The screen to lay out, with the contents of lists and containers in place.
    package let filled: FilledScreen

    /// Prepares the layout of a screen, whose views must have unique ids and whose constraints must refer to those ids
    /// only.
    package init(
        _ screen: Screen, measure: @escaping TextMeasure, fonts: @escaping FontMeasure = noFontLines
    ) {
        let filled = LayoutEngine.filled(screen, measure: measure, fonts: fonts)
        self.init(filled, authored: screen, measure: measure, fonts: fonts)
    }

    /// Returns a screen with the contents of lists, containers and hosting views in place.
    package static func filled(
        _ screen: Screen, measure: @escaping TextMeasure, fonts: @escaping FontMeasure
    ) -> FilledScreen {
        var filled = Filler.filled(screen, measure: measure)
        filled.screen = HostingFiller.filled(filled.screen, measure: measure, fonts: fonts)
        return filled
    }

    /// Prepares the layout of a screen whose lists, containers and hosting views have their contents.
    package init(
        _ filled: FilledScreen, authored screen: Screen, measure: @escaping TextMeasure, fonts: @escaping FontMeasure
    ) {
        self.filled = filled
        text = measure
        self.fonts = fonts
        let measure = ContentMeasure(
            rules: screen.rules, grid: PixelGrid(scale: screen.viewport.scale), text: measure)
        tree = LayoutTree(filled.screen, authored: screen, change: measure.withRenderedFont)
        self.measure = measure
    }

    /// Lays out the screen, with animated views at their presentation frames.
    package func layout() -> Layout {
        let resting = restingLayout()
        let screen = tree.authored
        guard screen.movesFromLayout else { return resting }
        let former = screen.statesBeforeMotions.map { state in
            (motions: state.motions, layout: LayoutEngine(state.screen, measure: text, fonts: fonts).restingLayout())
        }
        return resting.moved(from: former)
    }

    /// Returns the layout without animations.
    private func restingLayout() -> Layout {
        var run = LayoutRun(tree, measure: measure)
        run.finish()
        return Layout(run)
    }
}
