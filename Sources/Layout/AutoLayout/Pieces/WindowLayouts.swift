import LayoutSimDevices
package import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutEngine {
    /// The layouts of the screen in windows of other sizes.
    package var windows: WindowLayouts { WindowLayouts(self) }
}

/// Lays out a screen in successive windows, each based on the previous one.
///
/// The screens of these windows differ only in the size of the window.
package struct WindowLayouts {
    private let engine: LayoutEngine
    private let isStatic: Bool
    private var run: LayoutRun?
    private var spans: [Int: WrappedText.Span] = [:]

    fileprivate init(_ engine: LayoutEngine) {
        self.engine = engine
        isStatic = !engine.tree.screen.root.inPreorder.contains {
            $0.isFilled || $0.placement != nil || $0.laysOutAgain
        }
    }

    /// The reason why the layouts of its windows do not follow from each other; `nil` if they do.
    package var samplingReason: SamplingReason? {
        if !isStatic { return .contents }
        return engine.tree.authored.movesFromLayout ? .animations : nil
    }

    /// Returns the reason why the continuation of a window's layout cannot be determined.
    package func samplingReason(of layout: Layout) -> SamplingReason {
        if let samplingReason { return samplingReason }
        if layout.diagnostics.contains(where: { $0.kind == .feedbackLoop }) { return .feedbackLoop }
        if engine.tree.dependsOnReadableWidth { return .readableGuide }
        return engine.tree.movingGuideOwners.isEmpty ? .verge : .movingGuides
    }

    /// The layout in the window of the screen.
    private var firstRun: LayoutRun {
        var run = LayoutRun(engine.tree, measure: engine.measure)
        run.finish()
        return run
    }

    /// Returns the layout in a window of a size in points, and its change while the window grows by a size in points
    /// per unit, for at most `limit` units; the piece is `nil` if it cannot be determined.
    ///
    /// This is the case if guides never settle, if constraints refer to a readable content guide, and if the solver
    /// cannot tell.
    package mutating func piece(
        in size: Size, growth: Size, atMost limit: Double
    ) -> (layout: Layout, piece: LayoutPiece?) {
        // Taken out, since shared equations would be solved from scratch.
        var run = run.take() ?? firstRun
        run.moveWindow(to: size)
        defer { self.run = run }
        let layout = Layout(run)
        guard let motion = run.motion(growth: growth, atMost: limit, &spans) else { return (layout, nil) }
        var piece = LayoutPiece(
            layout: layout, length: motion.length, growth: growth, frames: run.equations.frames,
            rates: motion.rates, textRates: motion.textRates, signature: run.signature(motion), tree: run.tree)
        guard !layout.diagnostics.isEmpty else { return (layout, piece) }
        // At the start of a piece, a constraint may be violated by 0, and an interval may have no length yet.
        let distance = min(motion.length, 2) / 2
        run.moveWindow(
            to: Size(width: size.width + growth.width * distance, height: size.height + growth.height * distance))
        piece.takeFindings(of: Layout(run))
        return (layout, piece)
    }
}
