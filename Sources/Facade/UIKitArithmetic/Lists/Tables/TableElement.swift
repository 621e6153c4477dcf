package import Foundation

/// An element of a table that has a height.
package enum TableElement: Hashable {
    /// A row, by its section and its index in there.
    case row(IndexPath)
    /// The header of a section.
    case header(Int)
    /// The footer of a section.
    case footer(Int)
}

/// Elements are ordered from top to bottom.
extension TableElement: Comparable {
    private var place: (section: Int, part: Int, row: Int) {
        switch self {
        case .header(let section): (section, 0, 0)
        case .row(let path): (path.section, 1, path.item)
        case .footer(let section): (section, 2, 0)
        }
    }

    package static func < (left: TableElement, right: TableElement) -> Bool { left.place < right.place }
}
