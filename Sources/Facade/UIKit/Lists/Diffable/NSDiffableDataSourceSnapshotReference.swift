public import Foundation

/// The sections and items of a list at one time, whatever the types of their identifiers (Apple,
/// *NSDiffableDataSourceSnapshotReference*).
open class NSDiffableDataSourceSnapshotReference: NSObject {
    private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

    public override init() { super.init() }

    /// The number of items in all sections.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// The number of sections.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// The section identifiers, in order.
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
    /// The item identifiers of all sections, in order.
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
    /// The items to reload.
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }

    /// Returns the number of items in a section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        identifier(sectionIdentifier).map { snapshot.numberOfItems(inSection: $0) } ?? 0
    }
    /// Returns the item identifiers of a section, in order.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        identifier(sectionIdentifier).map { snapshot.itemIdentifiers(inSection: $0).map(\.base) } ?? []
    }
    /// Adds sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(sectionIdentifiers.compactMap(identifier))
    }
    /// Adds items at the end of the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        snapshot.appendItems(identifiers.compactMap(identifier))
    }
    /// Adds items at the end of a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        guard let section = identifier(sectionIdentifier) else { return }
        snapshot.appendItems(identifiers.compactMap(identifier), toSection: section)
    }
    /// Marks items to be reloaded.
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        snapshot.reloadItems(identifiers.compactMap(identifier))
    }
    /// Removes items.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        snapshot.deleteItems(identifiers.compactMap(identifier))
    }

    private func identifier(_ value: Any) -> AnyHashable? { value as? AnyHashable }
}

extension NSDiffableDataSourceSnapshot {
    // swift-format-ignore: NoLeadingUnderscores
    /// Creates a snapshot of one of other types, without identifiers of other types; called in prepared sources for a
    /// cast.
    public init(_reference reference: NSDiffableDataSourceSnapshotReference) {
        self.init()
        for case let section as SectionIdentifierType in reference.sectionIdentifiers {
            appendSections([section])
            appendItems(
                reference.itemIdentifiersInSection(withIdentifier: section).compactMap { $0 as? ItemIdentifierType })
        }
        reloadItems(reference.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
    }
}
