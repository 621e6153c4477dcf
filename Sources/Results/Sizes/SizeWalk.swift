import LayoutSimDevices
import LayoutSimAutoLayout
import LayoutSimGeometry
package import LayoutSimRendering
import LayoutSimViewTree

/// A traversal of a line of windows from event to event: each layout determines how far it continues, and the next one
/// begins there.
package struct SizeWalk {
    private let renderer: Renderer

    /// Creates a traversal with a renderer for its layouts.
    package init(_ renderer: Renderer) { self.renderer = renderer }

    /// Returns the stretches of a root along the line that its families cover, in order; gaps are no wider than a
    /// rounding error, except between sampled windows.
    package func stretches(of families: [ScreenFamily]) -> [Stretch] {
        var layouts = layouts(of: families)
        return stretches(of: families, &layouts)
    }

    /// Returns the layouts of families' screens in all windows, which are derived from each other.
    func layouts(of families: [ScreenFamily]) -> [WindowLayouts] { families.map { renderer.windows(of: $0.first) } }

    /// Returns the stretches, reusing layouts that another line may have begun.
    func stretches(of families: [ScreenFamily], _ layouts: inout [WindowLayouts]) -> [Stretch] {
        var stretches: [Stretch] = []
        for (place, family) in families.enumerated() {
            let isSampled = ScreenFamily.isSampled(at: place, of: families)
            stretches += self.stretches(of: family, isSampled: isSampled, &layouts[place])
        }
        return stretches
    }

    private func stretches(of family: ScreenFamily, isSampled: Bool, _ layouts: inout WindowLayouts) -> [Stretch] {
        var stretches: [Stretch] = []
        var width = family.widths.lowerBound
        let end = family.widths.upperBound
        while width <= end {
            let (layout, piece) = piece(of: family, from: width, &layouts)
            if let piece {
                let widths = width...min(width + piece.length, end)
                stretches.append(Stretch(widths: widths, layout: piece.layout, piece: piece))
                width = widths.upperBound + Stretch.step
                continue
            }
            // A window at the edge of an event determines nothing about the next one, which may determine all that
            // follow.
            let next = min(width + Stretch.step, end)
            let isAlone = next > width && self.piece(of: family, from: next, &layouts).piece != nil
            let isLast = next == width && layouts.samplingReason == nil
            let isKnown = isAlone || isLast && !isSampled
            let samplingReason = isSampled ? .scaled : isKnown ? nil : layouts.samplingReason(of: layout)
            stretches.append(Stretch(widths: width...width, layout: layout, piece: nil, samplingReason: samplingReason))
            width = isAlone ? next : (width + Stretch.sample).rounded(.down)
        }
        return stretches
    }

    /// Returns the layout at a width, and its piece if it continues for longer than a rounding error.
    private func piece(
        of family: ScreenFamily, from width: Double, _ layouts: inout WindowLayouts
    ) -> (layout: Layout, piece: LayoutPiece?) {
        let screen = family.screen(at: width)
        let rest = family.widths.upperBound - width
        guard layouts.samplingReason == nil, rest > Stretch.step else { return (renderer.layout(screen), nil) }
        let (layout, piece) = layouts.piece(in: screen.viewport.size, growth: family.growth, atMost: rest)
        return (layout, piece.flatMap { $0.length > Stretch.step ? $0 : nil })
    }
}
