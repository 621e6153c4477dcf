import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Stretch {
    /// Widths between which no two edges that move against each other meet, no length passes 0 or what a finger needs, and no
    /// picture its proportions; `shown` tells what is visible of each view of a layout, whose edges count, too.
    ///
    /// Faults compare edges and lengths, so that between two of these widths each begins or ends at most once, by rounding to
    /// pixels or by the room of a text, both of which go one way.
    func criticalWidths(shown: (Layout) -> [Rect]) -> [Double] {
        guard let piece else { return [] }
        let length = widths.upperBound - widths.lowerBound
        guard length > 0 else { return [] }
        // What is visible of a view moves with it, as long as its lines stay.
        let (first, last) = (shown(layout), shown(layout(at: widths.upperBound)))
        let rects = piece.frames + first
        let rates = piece.rates + zip(first, last).map { $0.rate(to: $1, in: length) }
        let window = piece.layout.screen.viewport.size
        let horizontal = MovingEdge.edges(rects, rates, \.minX, \.width, window: (window.width, piece.growth.width))
        let vertical = MovingEdge.edges(rects, rates, \.minY, \.height, window: (window.height, piece.growth.height))
        let growths = Set(
            MovingEdge.meetings(of: horizontal) + MovingEdge.meetings(of: vertical) + proportionalGrowths(piece))
        return growths.filter { $0 > 0 && $0 < length }.sorted().map { widths.lowerBound + $0 }
    }

    /// The growths at which pictures have their own proportions.
    private func proportionalGrowths(_ piece: LayoutPiece) -> [Double] {
        piece.layout.views.indices.compactMap { position in
            guard case .image(let image, .scaleToFill) = piece.layout.views[position].view.content else { return nil }
            let (frame, rate) = (piece.frames[position], piece.rates[position])
            let change = rate.width * image.size.height - rate.height * image.size.width
            guard change != 0 else { return nil }
            return (frame.height * image.size.width - frame.width * image.size.height) / change
        }
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

    /// The growths at which two of the edges meet.
    static func meetings(of edges: [MovingEdge]) -> [Double] {
        edges.indices.flatMap { place in
            edges[..<place].compactMap { other in
                let edge = edges[place]
                return other.rate == edge.rate ? nil : (edge.position - other.position) / (other.rate - edge.rate)
            }
        }
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
