import LayoutSimViewTree

extension View {
    /// What its content asks for: no larger than it at the priority of hugging, no smaller at that of resistance.
    func contentConstraints(_ size: IntrinsicSize) -> [LayoutMember] {
        members(.width, size.width, hugging.horizontal, compressionResistance.horizontal)
            + members(.height, size.height, hugging.vertical, compressionResistance.vertical)
    }

    private func members(
        _ attribute: LayoutAttribute, _ length: Double?, _ hugging: Priority, _ resistance: Priority
    ) -> [LayoutMember] {
        guard let length else { return [] }
        let operand = Constraint.Operand(.view(id), attribute)
        return [
            (Constraint(operand, .lessThanOrEqual, nil, constant: length, priority: hugging), .hugging),
            (
                Constraint(operand, .greaterThanOrEqual, nil, constant: length, priority: resistance),
                .compressionResistance
            ),
        ].compactMap { (constraint: Constraint, source: SolvedConstraint.Source) in
            constraint.sound.map { LayoutMember($0, source) }
        }
    }
}
