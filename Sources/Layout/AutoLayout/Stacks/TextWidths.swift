import LayoutSimGeometry
import LayoutSimViewTree

extension StackArrangement {
    /// Makes multiline texts share the width of a row equally, just above their compression resistance, since their own
    /// widths mean nothing [logged]. The same applies to titles of configured buttons, which may wrap [5 of 5 rows of
    /// stored frames].
    mutating func disambiguateTexts() {
        guard stack.axis == .horizontal, stack.distribution.leavesWidths, visible.count > 1 else { return }
        let texts = visible.filter(\.wraps)
        guard texts.count > 1 else { return }
        let count = Double(visible.count)
        for item in texts {
            let priority = Priority(rawValue: item.compressionResistance.horizontal.rawValue + 10)
            add(
                item.layoutItem, .width, .equal, container, .width, multiplier: 1 / count,
                constant: -totalSpacing / count, priority < 1000 ? priority : 999.998)
        }
    }
}

extension StackView.Distribution {
    /// Whether texts keep their own widths [1 row of equally spaced texts, 2 proportional ones; the buttons of an
    /// equally centered row keep theirs].
    fileprivate var leavesWidths: Bool {
        switch self {
        case .fill, .fillProportionally, .equalSpacing: true
        case .fillEqually, .equalCentering: false
        }
    }
}
