import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// Attributes along one axis that are ambiguous together.
struct AmbiguityGroup {
    var axis: Axis
    var diagnostics: [Diagnostic]

    /// The views involved, without duplicates.
    var views: [String] {
        var seen: Set<String> = []
        return diagnostics.flatMap(\.views).filter { seen.insert($0).inserted }
    }

    /// Returns the contents with equal priorities that cause the ambiguity, if that is the reason.
    func tie(among wishes: SizeWishes) -> PriorityTie? {
        let sizes = Set(diagnostics.filter { $0.attribute == .width || $0.attribute == .height }.flatMap(\.views))
        let contents = wishes.constraints(of: sizes, along: axis)
        guard let loser = contents.first(where: { $0.error > 0.001 }) else { return nil }
        let equals = contents.filter {
            $0.source == loser.source && $0.constraint.priority == loser.constraint.priority
        }
        guard equals.count > 1 else { return nil }
        return PriorityTie(
            views: equals.map(\.constraint.first.item.viewID), axis: axis, isHugging: loser.source == .hugging,
            priority: loser.constraint.priority)
    }
}

/// Contents that resist resizing at the same priority although not all of them can keep their sizes.
struct PriorityTie {
    var views: [String]
    var axis: Axis
    var isHugging: Bool
    var priority: Priority
}

extension PriorityTie: CustomStringConvertible {
    var description: String {
        let wish = isHugging ? "content hugging" : "compression resistance"
        let fate = isHugging ? "stretches" : "is squeezed"
        return "their \(axis.rawValue) \(wish) is \(priority) each, so that it is left open which of them \(fate)"
    }
}

/// The ambiguities of a layout, grouped where constraints or contents link them.
struct AmbiguityGroups {
    /// The groups, in the order of their first attributes.
    private(set) var groups: [AmbiguityGroup] = []

    init(_ layout: Layout) {
        for axis in Axis.allCases {
            let open = layout.diagnostics.filter {
                $0.kind == .ambiguous && ($0.attribute?.axis ?? .horizontal) == axis
            }
            guard !open.isEmpty else { continue }
            add(open, axis, links: AmbiguityGroups.links(in: layout, along: axis))
        }
    }

    private mutating func add(_ open: [Diagnostic], _ axis: Axis, links: [(String, String)]) {
        var names = ViewSets(open.flatMap(\.views))
        for (first, second) in links { names.join(first, second) }
        var positions: [String: Int] = [:]
        for diagnostic in open {
            guard let view = diagnostic.views.first, let set = names.representative(of: view) else { continue }
            if let position = positions[set] {
                groups[position].diagnostics.append(diagnostic)
            } else {
                positions[set] = groups.count
                groups.append(AmbiguityGroup(axis: axis, diagnostics: [diagnostic]))
            }
        }
    }

    /// Returns the pairs of views that constraints along an axis link.
    private static func links(in layout: Layout, along axis: Axis) -> [(String, String)] {
        layout.constraints.compactMap { solved in
            guard let second = solved.constraint.second, second.attribute.axis == axis else { return nil }
            return (solved.constraint.first.item.viewID, second.item.viewID)
        }
    }
}

/// A union-find forest of views.
private struct ViewSets {
    private var parents: [String: String]

    init(_ views: [String]) {
        parents = Dictionary(views.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the representative view of a set; `nil` for a view that belongs to none.
    mutating func representative(of view: String) -> String? {
        guard var current = parents[view] else { return nil }
        while let parent = parents[current], parent != current {
            // Path halving.
            parents[current] = parents[parent]
            current = parent
        }
        return current
    }

    mutating func join(_ first: String, _ second: String) {
        guard let first = representative(of: first), let second = representative(of: second) else { return }
        parents[second] = first
    }
}
