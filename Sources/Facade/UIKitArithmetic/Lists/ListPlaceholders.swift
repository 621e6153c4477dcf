package import Foundation

/// Placeholder rows or items for dropped data that is still loading, which the data source does not know about.
package struct ListPlaceholders<Placeholder: AnyObject> {
    private var placed: [(path: IndexPath, placeholder: Placeholder)] = []

    /// Creates a list without placeholders.
    package init() {}

    /// Whether there are no placeholders.
    package var isEmpty: Bool { placed.isEmpty }

    /// Returns the number of placeholders in a section.
    package func count(inSection section: Int) -> Int { placed.count { $0.path.section == section } }

    /// Returns the placeholder at an index path of the list.
    package func placeholder(at path: IndexPath) -> Placeholder? { placed.first { $0.path == path }?.placeholder }

    /// Returns the index path of a placeholder; `nil` if it was removed.
    package func path(of placeholder: Placeholder) -> IndexPath? {
        placed.first { $0.placeholder === placeholder }?.path
    }

    /// Converts an index path of the list to one of the data source.
    package func dataSourcePath(of path: IndexPath) -> IndexPath {
        if placed.isEmpty { return path }
        let before = placed.count { $0.path.section == path.section && $0.path.item < path.item }
        return IndexPath(item: path.item - before, section: path.section)
    }

    /// Inserts a placeholder at an index path of the list; placeholders from there on move down.
    package mutating func insert(_ placeholder: Placeholder, at path: IndexPath) {
        shift(by: 1) { $0.section == path.section && $0.item >= path.item }
        placed.append((path, placeholder))
    }

    /// Removes a placeholder whose position may be filled; those after it do not move.
    package mutating func remove(_ placeholder: Placeholder) { placed.removeAll { $0.placeholder === placeholder } }

    /// Deletes a placeholder; those after it move up.
    package mutating func delete(_ placeholder: Placeholder) {
        guard let path = path(of: placeholder) else { return }
        remove(placeholder)
        shift(by: -1) { $0.section == path.section && $0.item > path.item }
    }

    private mutating func shift(by step: Int, where isShifted: (IndexPath) -> Bool) {
        for place in placed.indices where isShifted(placed[place].path) {
            let path = placed[place].path
            placed[place].path = IndexPath(item: path.item + step, section: path.section)
        }
    }
}
