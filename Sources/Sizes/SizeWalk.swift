import LayoutSimDevices
import LayoutSimAutoLayout
import LayoutSimGeometry
package import LayoutSimRendering
import LayoutSimViewTree

/// Walks along a line of windows from event to event: each layout tells how far it goes on, and the next one begins there.
package struct SizeWalk {
    private let renderer: Renderer

    /// A walk whose layouts a renderer makes.
    package init(_ renderer: Renderer) { self.renderer = renderer }

    /// The stretches of a root along the line that its families cover, in order; they leave out nothing that is wider than a
    /// rounding error, except between windows that are looked at one by one.
    package func stretches(of families: [ScreenFamily]) -> [Stretch] {
        var layouts = layouts(of: families)
        return stretches(of: families, &layouts)
    }

    /// The layouts of the screens of families in all windows, which follow from each other.
    func layouts(of families: [ScreenFamily]) -> [WindowLayouts] { families.map { renderer.windows(of: $0.first) } }

    /// The same with layouts that another line may have begun.
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
            // A window in which something is on the verge tells nothing of the next one, which may tell of all that follow.
            let next = min(width + Stretch.step, end)
            let isAlone = next > width && self.piece(of: family, from: next, &layouts).piece != nil
            let isKnown = isAlone || next == width && !isSampled
            let samplingReason = isSampled ? .scaled : isKnown ? nil : layouts.samplingReason(of: layout)
            stretches.append(Stretch(widths: width...width, layout: layout, piece: nil, samplingReason: samplingReason))
            width = isAlone ? next : (width + Stretch.sample).rounded(.down)
        }
        return stretches
    }

    /// The layout at a width, and how it goes on, if it does so for longer than a rounding error.
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
