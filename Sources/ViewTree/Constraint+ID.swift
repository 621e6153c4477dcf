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
    package enum CellIdentifier: Hashable, RawRepresentable, Sendable {
        /// Of a built-in style.
        case style(CellStyle)
        /// Of a list content.
        case listContent

        private static let stylePrefix = "cell style "

        package init?(rawValue: String) {
            if rawValue == "list content" {
                self = .listContent
            } else if rawValue.hasPrefix(Self.stylePrefix),
                let style = CellStyle(rawValue: String(rawValue.dropFirst(Self.stylePrefix.count)))
            {
                self = .style(style)
            } else {
                return nil
            }
        }

        package var rawValue: String {
            switch self {
            case .style(let style): Self.stylePrefix + style.rawValue
            case .listContent: "list content"
            }
        }
    }

    /// A built-in style of cells whose parts constraints place, UIKit's `UITableViewCell.CellStyle`.
    package enum CellStyle: String, Sendable {
        case `default`, value1, subtitle
    }

    /// The built-in style for which a cell has the constraint.
    package var cellStyle: CellStyle? {
        guard case .style(let style)? = identifier.flatMap(CellIdentifier.init) else { return nil }
        return style
    }

    /// Whether a cell has the constraint for its parts.
    package var isOfCell: Bool { identifier.flatMap(CellIdentifier.init) != nil }
}
