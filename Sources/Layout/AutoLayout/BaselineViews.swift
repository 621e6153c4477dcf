import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// The views whose text gives each view its first and its last baseline, by position; a view without text provides its
/// own.
///
/// A stack view has the baselines of its first and last items, and a row has those of its first item with text [fitted
/// on stored frames].
struct BaselineViews {
    private(set) var first: [Int]
    private(set) var last: [Int]
    private(set) var hasText: [Bool]

    init(_ index: ViewIndex) {
        first = Array(index.nodes.indices)
        last = first
        hasText = index.nodes.indices.map { index.nodes[$0].view.content.showsText }
        // The items of a stack view follow it in preorder.
        for position in index.nodes.indices.reversed() {
            if let rules = index.nodes[position].classRules {
                if let view = rules.firstBaseline.flatMap(index.position(ofPossible:)) { first[position] = first[view] }
                if let view = rules.lastBaseline.flatMap(index.position(ofPossible:)) { last[position] = last[view] }
            }
            guard case .stack(let stack) = index.nodes[position].view.content else { continue }
            let items = stack.arranged.compactMap(index.position(ofPossible:)).filter {
                $0 > position && !index.nodes[$0].view.isHidden
            }
            guard let front = items.first, let back = items.last else { continue }
            let text = items.first { hasText[$0] }
            hasText[position] = text != nil
            let isRow = stack.axis == .horizontal
            first[position] = first[isRow ? text ?? front : front]
            last[position] = last[isRow ? text ?? front : back]
        }
    }
}

extension Content {
    var showsText: Bool {
        switch self {
        case .label, .textField, .textView: true
        case .button(let button): !(button.title?.text.isEmpty ?? true)
        case .none, .image, .control, .stack, .scroll, .opaque: false
        }
    }
}
