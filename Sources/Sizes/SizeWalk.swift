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
        var stretches: [Stretch] = []
        for family in families {
            var width = family.widths.lowerBound
            while width <= family.widths.upperBound {
                let next = stretch(of: family, from: width)
                stretches.append(next)
                width =
                    next.isProven ? next.widths.upperBound + Stretch.step : (width + Stretch.sample).rounded(.down)
            }
        }
        return stretches
    }

    private func stretch(of family: ScreenFamily, from width: Double) -> Stretch {
        let (layout, piece) = renderer.piece(
            of: family.screen(at: width), growth: family.growth, atMost: family.widths.upperBound - width)
        guard let piece, piece.length > Stretch.step else {
            return Stretch(widths: width...width, layout: layout, piece: nil)
        }
        return Stretch(widths: width...width + piece.length, layout: layout, piece: piece)
    }
}
