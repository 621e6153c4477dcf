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
        families.flatMap(stretches)
    }

    private func stretches(of family: ScreenFamily) -> [Stretch] {
        var stretches: [Stretch] = []
        var width = family.widths.lowerBound
        let end = family.widths.upperBound
        while width <= end {
            let (layout, piece) = piece(of: family, from: width)
            if let piece {
                let widths = width...min(width + piece.length, end)
                stretches.append(Stretch(widths: widths, layout: layout, piece: piece, isProven: true))
                width = widths.upperBound + Stretch.step
                continue
            }
            // A window in which something is on the verge tells nothing of the next one, which may tell of all that follow.
            let next = min(width + Stretch.step, end)
            let isAlone = next > width && self.piece(of: family, from: next).piece != nil
            stretches.append(
                Stretch(widths: width...width, layout: layout, piece: nil, isProven: isAlone || next == width))
            width = isAlone ? next : (width + Stretch.sample).rounded(.down)
        }
        return stretches
    }

    /// The layout at a width, and how it goes on, if it does so for longer than a rounding error.
    private func piece(of family: ScreenFamily, from width: Double) -> (layout: Layout, piece: LayoutPiece?) {
        let (layout, piece) = renderer.piece(
            of: family.screen(at: width), growth: family.growth, atMost: family.widths.upperBound - width)
        return (layout, piece.flatMap { $0.length > Stretch.step ? $0 : nil })
    }
}
