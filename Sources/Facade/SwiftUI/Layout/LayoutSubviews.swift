import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    /// An element.
    public typealias Element = LayoutSubview
    /// A place.
    public typealias Index = Int
    /// Some of the elements.
    public typealias SubSequence = LayoutSubviews

    private let all: [LayoutSubview]
    private let range: Range<Int>
    /// The direction in which the views are arranged.
    public var layoutDirection = LayoutDirection.leftToRight

    init(_ all: [LayoutSubview]) {
        self.all = all
        range = all.indices
    }

    private init(_ all: [LayoutSubview], _ range: Range<Int>, _ direction: LayoutDirection) {
        self.all = all
        self.range = range
        layoutDirection = direction
    }

    /// The first place.
    public var startIndex: Int { range.lowerBound }
    /// The place after the last one.
    public var endIndex: Int { range.upperBound }
    /// The element at a place.
    public subscript(index: Int) -> LayoutSubview { all[index] }
    /// The elements at places.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(all, bounds, layoutDirection) }
    /// The views at some places.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(indices.map { all[$0] })
    }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable {
    /// The place of the view in the tree.
    let node: Int
    let siblings: ProposalSubviews
    let traits: ViewTraits
    let places: LayoutPlaces

    /// Returns whether two values are equal.
    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.node == other.node }

    /// The value of a key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { traits[LayoutValueTrait<Key>.self] }
    /// The layout priority.
    public var priority: Double { siblings.priority(of: node) }
    /// What the view asks of its neighbors.
    public var spacing: ViewSpacing { ViewSpacing(siblings, node) }
    /// Returns what the view answers to a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(siblings.size(of: node, proposal.proposed))
    }
    /// Returns the size and guides that the view answers to a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(siblings.dimensions(of: node, proposal.proposed), places.keys)
    }
    /// Places the view at a point in the bounds of the layout.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let origin = Point(
            x: Double(position.x - anchor.x * size.width), y: Double(position.y - anchor.y * size.height))
        places.add(ProposalPlace(node, at: origin, proposal.proposed))
    }
}

/// Where a layout puts its views.
final class LayoutPlaces {
    private(set) var all: [ProposalPlace] = []
    let keys: AlignmentKeys

    init(_ keys: AlignmentKeys) { self.keys = keys }

    /// Adds the place of a view.
    func add(_ place: ProposalPlace) { all.append(place) }
}

/// The value of a key of an app's own layouts.
enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

/// What a view asks of its neighbors in a stack.
public struct ViewSpacing: Sendable {
    private var edges: [ViewEdge: [SpacingPreference]]
    private var pixel = 1.0

    /// Creates the spacing of a view that asks for the standard distances.
    public init() { edges = Dictionary(uniqueKeysWithValues: ViewEdge.allCases.map { ($0, [.standard]) }) }

    private init(edges: [ViewEdge: [SpacingPreference]]) { self.edges = edges }

    init(_ siblings: ProposalSubviews, _ node: Int) {
        edges = Dictionary(
            uniqueKeysWithValues: ViewEdge.allCases.map { ($0, siblings.spacing(of: node, at: $0)) })
        pixel = siblings.pixel
    }

    /// Asks for no distance.
    public static let zero = ViewSpacing(
        edges: Dictionary(uniqueKeysWithValues: ViewEdge.allCases.map { ($0, [SpacingPreference.none]) }))

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
        let (before, after) = (edges[.last(on: axis)] ?? [], next.edges[.first(on: axis)] ?? [])
        return SpacingPreference.distance(before, after, along: axis, pixel: min(pixel, next.pixel))
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
