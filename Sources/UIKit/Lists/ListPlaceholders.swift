import Foundation

/// Rows or items that stand in a list while the data of a drop is on its way, of which the data source knows nothing.
struct ListPlaceholders<Placeholder: AnyObject> {
    private var placed: [(path: IndexPath, placeholder: Placeholder)] = []

    var isEmpty: Bool { placed.isEmpty }

    func count(inSection section: Int) -> Int { placed.count { $0.path.section == section } }

    /// What stands at a path of the list.
    func placeholder(at path: IndexPath) -> Placeholder? { placed.first { $0.path == path }?.placeholder }

    /// Where a placeholder stands; `nil` if it has left.
    func path(of placeholder: Placeholder) -> IndexPath? { placed.first { $0.placeholder === placeholder }?.path }

    /// The path by which the data source knows a row or an item of the list.
    func dataSourcePath(of path: IndexPath) -> IndexPath {
        if placed.isEmpty { return path }
        let before = placed.count { $0.path.section == path.section && $0.path.item < path.item }
        return IndexPath(item: path.item - before, section: path.section)
    }

    /// Has a placeholder stand at a path of the list; those from there on move back.
    mutating func insert(_ placeholder: Placeholder, at path: IndexPath) {
        shift(by: 1) { $0.section == path.section && $0.item >= path.item }
        placed.append((path, placeholder))
    }

    /// Takes a placeholder out, whose place may be filled; those behind it stay where they are.
    mutating func remove(_ placeholder: Placeholder) { placed.removeAll { $0.placeholder === placeholder } }

    /// Takes a placeholder out of its line; those behind it move up.
    mutating func delete(_ placeholder: Placeholder) {
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
