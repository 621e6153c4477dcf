import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// What a view asks of its neighbors in a stack.
public struct ViewSpacing: Sendable {
    /// What edges ask for; those that say nothing ask for the standard distances.
    private var edges: [ViewEdge: [SpacingPreference]] = [:]
    private var pixel = 1.0

    /// Creates the spacing of a view that asks for the standard distances.
    public init() {}

    /// Creates a spacing of what a closure says of each edge; a pixel is in points.
    init(pixel: Double, _ preferences: (ViewEdge) -> [SpacingPreference]) {
        for edge in ViewEdge.allCases { edges[edge] = preferences(edge) }
        self.pixel = pixel
    }

    /// Asks for no distance.
    public static let zero = ViewSpacing(pixel: 1) { _ in [.none] }

    /// Returns what an edge asks its neighbors for.
    func preferences(at edge: ViewEdge) -> [SpacingPreference] {
        edges[edge].flatMap { $0.isEmpty ? nil : $0 } ?? [.standard]
    }

    /// Adds what another view asks for at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in ViewEdge.allCases where edges.contains(edge.set) {
            for preference in other.edges[edge] ?? [] where !(self.edges[edge] ?? []).contains(preference) {
                self.edges[edge, default: []].append(preference)
            }
        }
        pixel = min(pixel, other.pixel)
    }
    /// Returns what two views ask for at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var spacing = self
        spacing.formUnion(other, edges: edges)
        return spacing
    }
    /// Returns the distance to the next view on an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let axis = axis.value
        return SpacingPreference.distance(
            preferences(at: .last(on: axis)), next.preferences(at: .first(on: axis)), along: axis,
            pixel: min(pixel, next.pixel))
    }
}

extension ViewEdge {
    /// The edge as a set of SwiftUI's.
    var set: Edge.Set {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
}

extension Axis {
    /// The axis as layout has it.
    var value: LayoutSimGeometry.Axis { self == .horizontal ? .horizontal : .vertical }
}
