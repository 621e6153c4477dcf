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
    private let siblings: ProposalSubviews
    private let places: LayoutPlaces
    /// The direction in which the views are arranged.
    public var layoutDirection: LayoutDirection

    init(_ all: [LayoutSubview], _ siblings: ProposalSubviews, _ places: LayoutPlaces, _ direction: LayoutDirection) {
        self.all = all
        range = all.indices
        self.siblings = siblings
        self.places = places
        layoutDirection = direction
    }

    private init(_ whole: LayoutSubviews, _ range: Range<Int>) {
        all = whole.all
        self.range = range
        siblings = whole.siblings
        places = whole.places
        layoutDirection = whole.layoutDirection
    }

    /// Returns whether two collections have the same views.
    public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
        one.layoutDirection == other.layoutDirection && one.elementsEqual(other)
    }

    /// The first place.
    public var startIndex: Int { range.lowerBound }
    /// The place after the last one.
    public var endIndex: Int { range.upperBound }
    /// The element at a place.
    public subscript(index: Int) -> LayoutSubview { all[index] }
    /// The elements at places.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, bounds) }
    /// The views at some places.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(indices.map { all[$0] }, siblings, places, layoutDirection)
    }
}

// What layouts make of the views.
extension LayoutSubviews {
    private var children: ProposalSubviews { siblings.only(map(\.node)) }

    /// Returns where a closure places views.
    func placed(_ place: () -> Void) -> [ProposalPlace] { places.collected(place) }

    /// Returns where the views, once a closure placed them in bounds, have a guide together, in points; `nil` if none
    /// says one.
    func position(
        of guide: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ place: () -> Void
    ) -> CGFloat? {
        guard let guide = places.keys.known(guide) else { return nil }
        let placed = placed(place).map { $0.moved(x: -bounds.minX, y: -bounds.minY) }
        let position = children.guide(guide, of: placed, in: Size(bounds.size), proposal.proposed)
        return position.map { CGFloat($0) + (guide.axis == .horizontal ? bounds.minX : bounds.minY) }
    }

    /// Returns the size that a container which the engine knows takes with the views, in points.
    func size(as kind: ElementKind, _ proposal: ProposedViewSize) -> CGSize {
        places.keys.kind(kind).map { CGSize(children.size(as: $0, proposal.proposed)) } ?? .zero
    }

    /// Places the views as a container which the engine knows has them.
    func place(as kind: ElementKind, in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let kind = places.keys.kind(kind) else { return }
        for place in children.places(as: kind, in: Size(bounds.size), proposal.proposed) {
            places.add(place.moved(x: bounds.minX, y: bounds.minY))
        }
    }

    /// Returns what a container which the engine knows asks of its neighbors.
    func spacing(as kind: ElementKind) -> ViewSpacing {
        guard let kind = places.keys.kind(kind) else { return ViewSpacing() }
        let children = children
        return ViewSpacing(pixel: children.pixel) { children.spacing(as: kind, at: $0) }
    }
}

extension ProposalPlace {
    /// Returns the place moved by lengths in points.
    fileprivate func moved(x: CGFloat, y: CGFloat) -> ProposalPlace {
        ProposalPlace(child, at: Point(x: origin.x + Double(x), y: origin.y + Double(y)), proposal)
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
    public var spacing: ViewSpacing {
        ViewSpacing(pixel: siblings.pixel) { siblings.spacing(of: node, at: $0) }
    }
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
    private var all: [ProposalPlace] = []
    let keys: AlignmentKeys

    init(_ keys: AlignmentKeys) { self.keys = keys }

    /// Adds the place of a view.
    func add(_ place: ProposalPlace) { all.append(place) }

    /// Returns the places that a closure adds, and forgets them.
    func collected(_ add: () -> Void) -> [ProposalPlace] {
        let before = all
        all = []
        add()
        defer { all = before }
        return all
    }
}

/// The value of a key of an app's own layouts.
enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}
