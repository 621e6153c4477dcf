import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// What moves in a window.
struct MovingScreen {
    /// The window in points.
    let window: Size
    /// The frames of the views, not rounded to pixels, then what is visible of each, in points of the screen.
    let rects: [Rect]
    /// The pictures that are stretched to the frames of their views.
    let pictures: [(position: Int, size: Size)]

    init(_ layout: Layout, _ frames: [Rect], _ shown: (Layout) -> [Rect]) {
        window = layout.screen.viewport.size
        rects = frames + shown(layout)
        pictures = layout.views.indices.compactMap { position in
            guard case .image(let image, .scaleToFill) = layout.views[position].view.content else { return nil }
            return (position, image.size)
        }
    }
}

/// The way from one window to another one on which everything moves in straight lines.
struct WindowChange {
    private let first: MovingScreen
    private let last: MovingScreen

    init(from first: MovingScreen, to last: MovingScreen) { (self.first, self.last) = (first, last) }

    /// The parts of the way, between 0 and 1, at which two edges meet that move against each other, a length passes 0 or what
    /// a finger needs, or a picture its proportions; ascending.
    var criticalParts: [Double] {
        let horizontal = MovingEdge.edges(first, last, \.minX, \.width, \.width)
        let vertical = MovingEdge.edges(first, last, \.minY, \.height, \.height)
        let parts = Set(MovingEdge.meetings(of: horizontal) + MovingEdge.meetings(of: vertical) + proportionalParts)
        return parts.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// The parts at which pictures have their own proportions.
    private var proportionalParts: [Double] {
        first.pictures.compactMap { position, size in
            let (frame, next) = (first.rects[position], last.rects[position])
            let change = (next.width - frame.width) * size.height - (next.height - frame.height) * size.width
            guard change != 0 else { return nil }
            return (frame.height * size.width - frame.width * size.height) / change
        }
    }
}

/// An edge that moves with the window.
private struct MovingEdge: Hashable, Comparable {
    /// In points of the screen, where the way begins.
    let position: Double
    /// In points, on the whole way.
    let change: Double

    init(from first: Double, to last: Double) {
        position = (first * 1024).rounded() / 1024
        change = ((last - first) * 1024).rounded() / 1024
    }

    /// The edges along an axis, each once, and lengths as if they were edges.
    static func edges(
        _ first: MovingScreen, _ last: MovingScreen, _ origin: KeyPath<Rect, Double>, _ length: KeyPath<Rect, Double>,
        _ window: KeyPath<Size, Double>
    ) -> [MovingEdge] {
        var edges: Set<MovingEdge> = [
            MovingEdge(from: first.window[keyPath: window], to: last.window[keyPath: window]),
            MovingEdge(from: 0, to: 0), MovingEdge(from: fingertip, to: fingertip),
        ]
        for (rect, next) in zip(first.rects, last.rects) {
            let (near, nextNear) = (rect[keyPath: origin], next[keyPath: origin])
            let (extent, nextExtent) = (rect[keyPath: length], next[keyPath: length])
            edges.insert(MovingEdge(from: near, to: nextNear))
            edges.insert(MovingEdge(from: extent, to: nextExtent))
            edges.insert(MovingEdge(from: near + extent, to: nextNear + nextExtent))
        }
        return edges.sorted()
    }

    /// The parts of the way at which two of the edges meet.
    static func meetings(of edges: [MovingEdge]) -> [Double] {
        edges.indices.flatMap { place in
            edges[..<place].compactMap { other in
                let edge = edges[place]
                return other.change == edge.change
                    ? nil : (edge.position - other.position) / (other.change - edge.change)
            }
        }
    }

    /// What a finger needs, in points.
    private static let fingertip = 44.0

    static func < (first: MovingEdge, second: MovingEdge) -> Bool {
        (first.position, first.change) < (second.position, second.change)
    }
}
