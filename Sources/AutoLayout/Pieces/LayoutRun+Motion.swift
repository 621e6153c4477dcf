import LayoutSimDevices
import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutRun {
    /// How the frames of finished passes move with the window.
    struct Motion {
        /// In units.
        var length: Double
        /// By view, the change per unit in points of the screen.
        var rates: [Rect]
        /// By view, the change per unit of the width that its text was wrapped for.
        var textRates: [Double]
        /// Those of the last pass, and of that for which texts were wrapped.
        var sides: [[Int32]]
    }

    /// How the result moves while the window grows by a size per unit, for at most `limit` units; `nil` where that cannot
    /// be told.
    ///
    /// Each pass is linear as long as its basis, the lines of its texts and its guides stay; as far as all do, the result is.
    mutating func motion(growth: Size, atMost limit: Double) -> Motion? {
        guard feedbackLoop == nil, !tree.dependsOnReadableWidth,
            let last = equations.piece(growth: growth)
        else { return nil }
        let rates = equations.rates(in: last)
        var motion = Motion(
            length: min(limit, last.upper), rates: rates, textRates: Array(repeating: 0, count: rates.count),
            sides: [last.sides])
        shortenToMargins(&motion, growth)
        guard shortenToTexts(&motion, growth), shortenToGuides(&motion, growth) else { return nil }
        return motion
    }

    /// Ends the motion where the margins of a controller's root, which depend on its width, are others.
    private func shortenToMargins(_ motion: inout Motion, _ growth: Size) {
        let (screen, width) = (tree.screen, tree.screen.viewport.size.width)
        guard screen.rootKind == .controller, growth.width != 0 else { return }
        let margins = screen.controllerMargins
        motion.length = Bisection.end(of: motion.length) { distance in
            var grown = screen
            grown.viewport.size.width = width + growth.width * distance
            return grown.controllerMargins == margins
        }
    }

    /// Ends the motion where a text that wraps would be measured otherwise.
    private func shortenToTexts(_ motion: inout Motion, _ growth: Size) -> Bool {
        guard !wrapping.isEmpty else { return true }
        // The pass in which texts got the widths that they were wrapped for.
        var first = ScreenSession(tree, Pass(sizes: firstPass.sizes, insets: settledInsets))
        first.solve()
        guard let piece = first.piece(growth: growth) else { return false }
        motion.length = min(motion.length, piece.upper)
        motion.sides.append(piece.sides)
        let rates = first.rates(in: piece)
        for (position, width) in zip(wrapping, first.widths(at: wrapping)) {
            let view = tree.index.nodes[position].view
            let rate = rates[position].width
            motion.textRates[position] = rate
            guard rate != 0 else { continue }
            let size = pass.sizes[position]
            motion.length = Bisection.end(of: motion.length) { distance in
                measure.size(of: view, width: width + rate * distance) == size
            }
        }
        return true
    }

    /// Ends the motion where a guide that moves with its view would have other insets.
    private func shortenToGuides(_ motion: inout Motion, _ growth: Size) -> Bool {
        guard !movingGuideOwners.isEmpty else { return true }
        let frames = equations.frames
        let rates = motion.rates
        let now = insets(at: 0, frames, rates)
        motion.length = Bisection.end(of: motion.length) { distance in
            zip(insets(at: distance, frames, rates), now).allSatisfy { $0.hasInsets(of: $1) }
        }
        return motion.length > Bisection.precision
    }

    private func insets(at distance: Double, _ frames: [Rect], _ rates: [Rect]) -> [ViewInsets] {
        tree.insets(
            rects: zip(frames, rates).map { frame, rate in
                Rect(
                    x: frame.minX + rate.minX * distance, y: frame.minY + rate.minY * distance,
                    width: frame.width + rate.width * distance, height: frame.height + rate.height * distance)
            })
    }
}

extension ViewInsets {
    fileprivate func hasInsets(of other: ViewInsets) -> Bool { safeArea == other.safeArea && margins == other.margins }
}

extension LayoutTree {
    /// Whether a constraint names the readable content guide, whose insets depend on the width of its view.
    fileprivate var dependsOnReadableWidth: Bool {
        screen.constraints.contains { constraint in
            [constraint.first.item, constraint.second?.item].contains {
                if case .guide(.readableContent, _)? = $0 { true } else { false }
            }
        }
    }
}
