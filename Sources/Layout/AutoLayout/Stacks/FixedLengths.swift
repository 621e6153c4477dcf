import LayoutSimViewTree

/// The widths and heights that required constraints fix, or that optional ones prefer, by position of the view.
struct FixedLengths {
    private(set) var widths: [Int: Double] = [:]
    private(set) var heights: [Int: Double] = [:]

    /// An equation of lengths.
    private struct Equation {
        let attribute: LayoutAttribute
        let first: Int
        let second: Int?
        let multiplier: Double
        let constant: Double
    }

    /// Finds the lengths; those that depend on other views take further rounds, of which three are enough for real
    /// files.
    init(_ tree: LayoutTree, areRequired: Bool = true) {
        let equations =
            tree.screen.constraints.filter { ($0.priority == .required) == areRequired }
            .compactMap { FixedLengths.equation($0, in: tree) }
            + tree.live.constraints.filter { ($0.priority == .required) == areRequired }
            .compactMap(FixedLengths.equation)
        for _ in 0..<3 {
            for equation in equations { follow(equation) }
        }
    }

    private static func equation(_ constraint: Constraint, in tree: LayoutTree) -> Equation? {
        guard constraint.relation == .equal, constraint.first.attribute.isLength,
            (constraint.second?.attribute ?? constraint.first.attribute) == constraint.first.attribute,
            let first = position(of: constraint.first, in: tree)
        else { return nil }
        let second = constraint.second.map { position(of: $0, in: tree) }
        if case .some(nil) = second { return nil }
        return Equation(
            attribute: constraint.first.attribute, first: first, second: second ?? nil,
            multiplier: constraint.multiplier, constant: constraint.constant)
    }

    private static func equation(_ constraint: LiveConstraint) -> Equation? {
        guard constraint.relation == .equal, constraint.first.attribute.isLength,
            (constraint.second?.attribute ?? constraint.first.attribute) == constraint.first.attribute,
            case .view(let first) = constraint.first.item
        else { return nil }
        var second: Int?
        if let operand = constraint.second {
            guard case .view(let position) = operand.item else { return nil }
            second = position
        }
        return Equation(
            attribute: constraint.first.attribute, first: first, second: second, multiplier: constraint.multiplier,
            constant: constraint.constant)
    }

    private static func position(of operand: Constraint.Operand, in tree: LayoutTree) -> Int? {
        guard case .view(let id) = operand.item else { return nil }
        return tree.index.position(ofPossible: id)
    }

    private mutating func follow(_ equation: Equation) {
        let attribute = equation.attribute
        guard let other = equation.second else { return set(attribute, of: equation.first, to: equation.constant) }
        if let length = length(attribute, of: other) {
            set(attribute, of: equation.first, to: equation.multiplier * length + equation.constant)
        } else if let length = length(attribute, of: equation.first), equation.multiplier != 0 {
            set(attribute, of: other, to: (length - equation.constant) / equation.multiplier)
        }
    }

    private func length(_ attribute: LayoutAttribute, of position: Int) -> Double? {
        attribute == .width ? widths[position] : heights[position]
    }

    /// Sets a length, unless an earlier constraint already set it.
    private mutating func set(_ attribute: LayoutAttribute, of position: Int, to length: Double) {
        guard self.length(attribute, of: position) == nil, length.isFinite else { return }
        if attribute == .width { widths[position] = length } else { heights[position] = length }
    }
}

extension LayoutAttribute {
    fileprivate var isLength: Bool { self == .width || self == .height }
}
