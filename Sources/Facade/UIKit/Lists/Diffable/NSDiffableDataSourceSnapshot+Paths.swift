import Foundation

// Where the sections and items of a diffable data source are in its list. The data sources of tables and of collection
// views both declare the members that call this, since subclasses override them.
extension NSDiffableDataSourceSnapshot {
    func section(at index: Int) -> SectionIdentifierType? {
        let sections = sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard let section = section(at: path.section) else { return nil }
        let items = itemIdentifiers(inSection: section)
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionIdentifier(containingItem: item), let index = indexOfSection(section),
            let place = itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: place, section: index)
    }

    /// Returns the number of items in the section at an index; 0 for an unknown section.
    func numberOfItems(inSectionAt index: Int) -> Int { section(at: index).map { numberOfItems(inSection: $0) } ?? 0 }
}
