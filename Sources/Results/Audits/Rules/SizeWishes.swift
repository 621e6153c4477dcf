import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// What contents wish their views' sizes to be, by view, so that a group of views finds its own among those of all.
struct SizeWishes {
    private struct Key: Hashable {
        let view: String
        let axis: Axis
    }

    private let layout: Layout
    private var indices: [Key: [Int]] = [:]

    init(_ layout: Layout) {
        self.layout = layout
        for (index, solved) in layout.constraints.enumerated()
        where solved.source == .hugging || solved.source == .compressionResistance {
            let first = solved.constraint.first
            indices[Key(view: first.item.viewID, axis: first.attribute.axis), default: []].append(index)
        }
    }

    /// Returns the constraints of some views' contents along an axis, in the order of the layout.
    func constraints(of views: Set<String>, along axis: Axis) -> [SolvedConstraint] {
        views.flatMap { indices[Key(view: $0, axis: axis)] ?? [] }.sorted().map { layout.constraints[$0] }
    }
}
