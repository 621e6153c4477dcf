import LayoutSimNotation

/// A problem in a catalog that someone should look at.
package struct CatalogFinding: Hashable, Sendable {
    /// The problem.
    package var problem: Problem
    /// The affected records, in the order of the file.
    package var records: [BadgeRecord]

    /// The problems that valid records can have.
    package enum Problem: Hashable, Sendable {
        /// Several records with the same title.
        case repeatedTitle(String)
        /// An image whose name states a size other than the one its key requires.
        case wrongSize(BadgeIconSize, found: BadgeIcon.PixelSize)
        /// An image of a different badge: its stem differs from that of the record's other images.
        case foreignImage(BadgeIconSize, fileName: String)
    }

    /// Returns a line about the problem, followed by a line for each record that begins with its position in `file`.
    package func report(file: String) -> String {
        let count = counted(records.count, "record")
        let places = records.map { "\n  \(file):\($0.line)  \($0.title) (\($0.name))" }
        return "\(problem.description) in \(count):\(places.joined())"
    }
}

extension CatalogFinding.Problem: CustomStringConvertible {
    /// The problem as text.
    package var description: String {
        switch self {
        case .repeatedTitle(let title): "the title '\(title)' occurs"
        case .wrongSize(let size, let found):
            "the '\(size.rawValue)' image is \(found) by its name, expected \(size.pixels)x\(size.pixels),"
        case .foreignImage(let size, let fileName):
            "the '\(size.rawValue)' image is another badge's file \(fileName)"
        }
    }
}
