import LayoutSimNotation

/// Something in a catalog that a person should look at.
package struct CatalogFinding: Hashable, Sendable {
    /// What is wrong.
    package var problem: Problem
    /// Where it is, in the order of the file.
    package var records: [BadgeRecord]

    /// What can be wrong with records that are valid.
    package enum Problem: Hashable, Sendable {
        /// Several records with the same title.
        case repeatedTitle(String)
        /// Images whose names tell another size than their key asks for.
        case wrongSize(BadgeIconSize, found: BadgeIcon.PixelSize)
        /// An image of another badge: its stem is not that of the record's other images.
        case foreignImage(BadgeIconSize, fileName: String)
    }

    /// A line on what is wrong, and one on each record that begins with its place in `file`.
    package func report(file: String) -> String {
        let count = counted(records.count, "record")
        let places = records.map { "\n  \(file):\($0.line)  \($0.title) (\($0.name))" }
        return "\(problem.description) in \(count):\(places.joined())"
    }
}

extension CatalogFinding.Problem: CustomStringConvertible {
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
