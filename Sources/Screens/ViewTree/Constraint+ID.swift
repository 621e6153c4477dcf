extension Constraint {
    /// An identity that is unique within a screen and stable across versions of it.
    package enum ID: Hashable, Sendable {
        /// The constraint's identifier, and the number of preceding constraints with the same identifier.
        case identifier(String, occurrence: Int)
        /// The attributes, and the number of preceding constraints between the same ones, for constraints without an
        /// identifier.
        case operands(Operand, Operand?, occurrence: Int)
    }
}

extension [Constraint] {
    /// The identities of the screen's constraints, in order.
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
    /// The identifiers of constraints that the author did not write: those of the parts of a cell, which the cell
    /// implies.
    package enum CellIdentifier: Hashable, RawRepresentable, Sendable {
        /// A cell of a built-in style.
        case style(CellStyle)
        /// A cell with a list content configuration.
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

    /// A built-in cell style whose parts are placed by constraints, UIKit's `UITableViewCell.CellStyle`.
    package enum CellStyle: String, Sendable {
        case `default`, value1, subtitle
    }

    /// The built-in style of the cell to which the constraint belongs; `nil` for other constraints.
    package var cellStyle: CellStyle? {
        guard case .style(let style)? = identifier.flatMap(CellIdentifier.init) else { return nil }
        return style
    }

    /// Whether the constraint places the parts of a cell.
    package var isOfCell: Bool { identifier.flatMap(CellIdentifier.init) != nil }
}
