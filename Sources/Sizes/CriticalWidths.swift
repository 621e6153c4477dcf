import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Stretch {
    /// Widths between which no two edges that move against each other meet, and no length passes 0 or what a finger needs;
    /// `shown` tells what is visible of each view of a layout, whose edges count, too.
    ///
    /// Faults compare edges and lengths, so that between two of these widths each begins or ends at most once, by rounding to
    /// pixels or by the room of a text, both of which go one way.
    func criticalWidths(shown: (Layout) -> [Rect]) -> [Double] {
        guard let piece else { return [] }
        let end = widths.upperBound - widths.lowerBound
        guard end > 0 else { return [] }
        // What is visible of a view moves with it, as long as its lines stay.
        let rects = piece.frames + shown(layout)
        let rates =
            piece.rates + zip(shown(layout), shown(layout(at: widths.upperBound))).map { $0.rate(to: $1, in: end) }
        let window = piece.layout.screen.viewport.size
        let horizontal = MovingEdge.edges(rects, rates, \.minX, \.width, window: (window.width, piece.growth.width))
        let vertical = MovingEdge.edges(rects, rates, \.minY, \.height, window: (window.height, piece.growth.height))
        var found: Set<Double> = []
        for edges in [horizontal, vertical] {
            for (place, edge) in edges.enumerated() {
                for other in edges[..<place] where other.rate != edge.rate {
                    let growth = (edge.position - other.position) / (other.rate - edge.rate)
                    if growth > 0, growth < end { found.insert(widths.lowerBound + growth) }
                }
            }
        }
        return found.sorted()
    }
}

/// An edge that moves with the window.
private struct MovingEdge: Hashable, Comparable {
    /// In points of the screen, where the stretch begins.
    let position: Double
    /// Points per point of the window.
    let rate: Double

    init(position: Double, rate: Double) {
        self.position = (position * 1024).rounded() / 1024
        self.rate = (rate * 0x1p20).rounded() / 0x1p20
    }

    /// The edges along an axis, each once, and lengths as if they were edges.
    static func edges(
        _ rects: [Rect], _ rates: [Rect], _ origin: KeyPath<Rect, Double>, _ length: KeyPath<Rect, Double>,
        window: (length: Double, growth: Double)
    ) -> [MovingEdge] {
        var edges: Set<MovingEdge> = [MovingEdge(position: window.length, rate: window.growth)]
        for fixed in [0, fingertip] { edges.insert(MovingEdge(position: fixed, rate: 0)) }
        for (rect, rate) in zip(rects, rates) {
            let near = MovingEdge(position: rect[keyPath: origin], rate: rate[keyPath: origin])
            let extent = MovingEdge(position: rect[keyPath: length], rate: rate[keyPath: length])
            edges.formUnion([
                near, extent, MovingEdge(position: near.position + extent.position, rate: near.rate + extent.rate),
            ])
        }
        return edges.sorted()
    }

    /// What a finger needs, in points.
    private static let fingertip = 44.0

    static func < (first: MovingEdge, second: MovingEdge) -> Bool {
        (first.position, first.rate) < (second.position, second.rate)
    }
}

extension Rect {
    /// The change per unit that makes another rectangle of it in so many units.
    fileprivate func rate(to other: Rect, in units: Double) -> Rect {
        Rect(
            x: (other.minX - minX) / units, y: (other.minY - minY) / units, width: (other.width - width) / units,
            height: (other.height - height) / units)
    }
}
