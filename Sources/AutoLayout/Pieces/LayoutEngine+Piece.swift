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
        var run = LayoutRun(tree, measure: measure)
        run.finish()
        let layout = Layout(run)
        guard !tree.screen.root.inPreorder.contains(where: { $0.isFilled || $0.placement != nil }),
            let motion = run.motion(growth: growth, atMost: limit)
        else { return (layout, nil) }
        return (
            layout,
            LayoutPiece(
                layout: layout, length: motion.length, growth: growth, frames: run.equations.frames,
                rates: motion.rates, textRates: motion.textRates, signature: run.signature(motion.sides), tree: tree)
        )
    }
}
