import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

extension StackArrangement {
    /// Gives each item a fraction of the stack view's length in proportion to its natural length, the first one at the
    /// highest priority.
    ///
    /// A single item fills; an empty stack view takes the remaining length; a label that may wrap has no natural width,
    /// and if an item has none, nothing is shared [fitted on stored frames].
    mutating func shareProportionally() {
        guard visible.count > 1, stack.axis == .vertical || !visible.contains(where: \.isWrappingLabel) else { return }
        let lengths = visible.map { naturals[tree.index.position(of: $0.id), stack.axis] }
        let spacing = tree.screen.rules.proportionalStacksCountSpacing ? totalPoints : 0
        let sum = lengths.reduce(spacing) { $0 + ($1 ?? 0) }
        for (place, item) in visible.enumerated() where !item.isEmptyStack {
            let priority = Priority(rawValue: max(1, 999 - Float(place)))
            if let length = lengths[place], length > 0, sum > 0 {
                add(
                    item.layoutItem, along.length, .equal, container, along.length, multiplier: length / sum, priority)
            } else {
                add(item.layoutItem, isZero: along.length, sum > 0 ? .nothing : priority)
            }
        }
    }
}

extension Priority {
    /// The priority at which an item without a natural length is empty, stronger than any proportional length [1 stored
    /// row].
    fileprivate static let nothing = Priority(rawValue: 999.5)
}

extension View {
    fileprivate var isWrappingLabel: Bool {
        if case .label = content { wraps } else { false }
    }

    fileprivate var isEmptyStack: Bool {
        guard case .stack(let stack) = content else { return false }
        return stack.arranged.isEmpty
    }
}

/// The natural lengths of views; a stack view's follow from its items.
struct NaturalLengths {
    private var widths: [Double?]
    private var heights: [Double?]

    /// Finds the lengths by view in preorder; items are added up only if some stack view distributes proportionally.
    init(_ tree: LayoutTree, _ pass: Pass) {
        widths = pass.sizes.map(\.width)
        heights = pass.sizes.map(\.height)
        let nodes = tree.index.nodes
        guard nodes.contains(where: { $0.view.content.sharesProportionally }) else { return }
        takeFixedLengths(tree)
        // The items of a stack view follow it in preorder.
        for position in nodes.indices.reversed() {
            guard case .stack(let stack) = nodes[position].view.content else { continue }
            let margins = stack.isLayoutMarginsRelative ? pass.insets[position].margins : .zero
            let arrangement = StackArrangement(stack, at: position, in: tree, naturals: NaturalLengths())
            guard !arrangement.visible.isEmpty else { continue }
            let items = arrangement.visible.map { tree.index.position(of: $0.id) }
            let isRow = stack.axis == .horizontal
            let row = (isRow ? widths : heights, isRow ? heights : widths)
            let lengths = items.map { row.0[$0] ?? 0 }
            let sum =
                stack.distribution == .fillEqually
                ? Double(lengths.count) * (lengths.max() ?? 0) : lengths.reduce(0, +)
            let length = arrangement.totalSpacing + sum
            let breadth = items.reduce(0) { max($0, row.1[$1] ?? 0) }
            widths[position] = (isRow ? length : breadth) + margins.left + margins.right
            heights[position] = (isRow ? breadth : length) + margins.top + margins.bottom
        }
    }

    /// Applies lengths that required constraints fix, which take precedence over the content's; lengths that optional
    /// constraints prefer are used without content [1 stored column].
    private mutating func takeFixedLengths(_ tree: LayoutTree) {
        let fixed = FixedLengths(tree)
        for (position, length) in fixed.widths { widths[position] = length }
        for (position, length) in fixed.heights { heights[position] = length }
        let desired = FixedLengths(tree, areRequired: false)
        for (position, length) in desired.widths where widths[position] == nil { widths[position] = length }
        for (position, length) in desired.heights where heights[position] == nil { heights[position] = length }
    }

    private init() {
        widths = []
        heights = []
    }

    subscript(position: Int, axis: Axis) -> Double? {
        axis == .horizontal ? widths[position] : heights[position]
    }
}

extension Content {
    fileprivate var sharesProportionally: Bool {
        guard case .stack(let stack) = self else { return false }
        return stack.distribution == .fillProportionally
    }
}
