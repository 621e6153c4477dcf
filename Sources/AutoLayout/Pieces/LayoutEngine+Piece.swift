import LayoutSimDevices
package import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutEngine {
    /// The layout, and how it changes while the window grows by a size in points per unit, for at most so many units; the
    /// piece is `nil` where that cannot be told.
    ///
    /// That is so where constraints contradict each other or leave something open that moves, where guides never come to
    /// rest, while animations move views, and where lists or containers are filled, whose contents are laid out by themselves.
    package func piece(growth: Size, atMost limit: Double) -> (layout: Layout, piece: LayoutPiece?) {
        guard !tree.authored.movesFromLayout else { return (layout(), nil) }
        let tree = isOfPart ? tree(ofPart: filled.screen) : tree
        var run = LayoutRun(tree, measure: measure)
        run.finish()
        let layout = Layout(run)
        // A part is as high as its rules say.
        let growth = isOfPart ? Size(width: growth.width, height: 0) : growth
        guard !tree.screen.root.inPreorder.contains(where: \.isFilled),
            let motion = run.motion(growth: growth, atMost: isOfPart ? partLength(growth, limit) : limit)
        else { return (layout, nil) }
        return (
            layout,
            LayoutPiece(
                layout: layout, length: motion.length, growth: growth, frames: run.equations.frames,
                rates: motion.rates, textRates: motion.textRates, tree: tree)
        )
    }

    /// Whether the root is a cell, header or footer by itself.
    private var isOfPart: Bool { tree.authored.root.placement != nil }

    /// The tree of a part in place, whose content stays as far from the part's sides as it is.
    private func tree(ofPart screen: Screen) -> LayoutTree {
        var screen = screen
        for index in screen.root.subviews.indices where screen.root.subviews[index].placement?.role == .content {
            screen.root.subviews[index].autoresizing?.mask.insert(.widthSizable)
        }
        return LayoutTree(screen, authored: tree.authored, change: measure.withRenderedFont)
    }

    /// For how many units the part is as high as it is.
    private func partLength(_ growth: Size, _ limit: Double) -> Double {
        let height = filled.screen.viewport.size.height
        return Bisection.end(of: limit) { distance in
            var screen = tree.authored
            screen.viewport.size.width += growth.width * distance
            return Filler.filled(screen, measure: text).screen.viewport.size.height == height
        }
    }
}
