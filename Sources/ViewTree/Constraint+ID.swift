extension Constraint {
    /// What tells a constraint from the others of its screen, and finds it again in another version of the screen.
    package enum ID: Hashable, Sendable {
        /// The constraint's identifier, and how many constraints before it have the same one.
        case identifier(String, occurrence: Int)
        /// What it relates, and how many constraints before it relate the same; for those without an identifier.
        case operands(Operand, Operand?, occurrence: Int)
    }
}

extension [Constraint] {
    /// What each of a screen's constraints is known by, in their order.
    package var ids: [Constraint.ID] {
        var counts: [Constraint.ID: Int] = [:]
        return map { constraint in
            let first = constraint.id(occurrence: 0)
            let occurrence = counts[first, default: 0]
            counts[first] = occurrence + 1
            return constraint.id(occurrence: occurrence)
        }
    }
}

extension Constraint {
    fileprivate func id(occurrence: Int) -> ID {
        identifier.map { .identifier($0, occurrence: occurrence) }
            ?? .operands(first, second, occurrence: occurrence)
    }
}

extension Constraint {
    /// The identifiers of constraints that nobody wrote: those of the parts of a cell, which follow from the cell.
    package enum CellIdentifier: String {
        /// Of a built-in style.
        case style = "cell style"
        /// Of a list content.
        case listContent = "list content"
    }

    /// Whether a cell has the constraint for its parts.
    package var isOfCell: Bool { identifier.flatMap(CellIdentifier.init) != nil }
}
