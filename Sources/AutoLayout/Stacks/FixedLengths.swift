import LayoutSimViewTree

/// The widths and heights that required constraints fix, by position of the view.
struct FixedLengths {
    private(set) var widths: [Int: Double] = [:]
    private(set) var heights: [Int: Double] = [:]

    /// Lengths that depend on those of other views take further rounds; three are enough for real files.
    init(_ tree: LayoutTree) {
        let equations = tree.screen.constraints.filter {
            $0.relation == .equal && $0.priority == .required && $0.first.attribute.isLength
                && ($0.second?.attribute ?? $0.first.attribute) == $0.first.attribute
        }
        for _ in 0..<3 {
            for constraint in equations { follow(constraint, in: tree) }
        }
    }

    private mutating func follow(_ constraint: Constraint, in tree: LayoutTree) {
        guard let first = position(of: constraint.first, in: tree) else { return }
        let attribute = constraint.first.attribute
        guard let second = constraint.second else { return set(attribute, of: first, to: constraint.constant) }
        guard let other = position(of: second, in: tree) else { return }
        if let length = length(attribute, of: other) {
            set(attribute, of: first, to: constraint.multiplier * length + constraint.constant)
        } else if let length = length(attribute, of: first), constraint.multiplier != 0 {
            set(attribute, of: other, to: (length - constraint.constant) / constraint.multiplier)
        }
    }

    private func position(of operand: Constraint.Operand, in tree: LayoutTree) -> Int? {
        guard case .view(let id) = operand.item else { return nil }
        return tree.index.position(ofPossible: id)
    }

    private func length(_ attribute: LayoutAttribute, of position: Int) -> Double? {
        attribute == .width ? widths[position] : heights[position]
    }

    /// The first constraint decides.
    private mutating func set(_ attribute: LayoutAttribute, of position: Int, to length: Double) {
        guard self.length(attribute, of: position) == nil, length.isFinite else { return }
        if attribute == .width { widths[position] = length } else { heights[position] = length }
    }
}

extension LayoutAttribute {
    fileprivate var isLength: Bool { self == .width || self == .height }
}
