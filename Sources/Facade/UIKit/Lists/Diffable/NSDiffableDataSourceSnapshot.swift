import Foundation

/// A snapshot of section identifiers and their item identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The sections to reload.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items to reload.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items to reconfigure.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    /// The number of items in all sections.
    public var numberOfItems: Int { homes.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The section identifiers, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The item identifiers of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { list(identifier).count }
    /// Returns the item identifiers of a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        list(identifier)
    }
    /// Returns the section that contains an item; `nil` if there is none.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }
    /// Returns the index of an item among those of all sections; `nil` if there is none.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        homes[identifier].map { _ in itemIdentifiers.firstIndex(of: identifier) } ?? nil
    }
    /// Returns the index of a section; `nil` if there is none.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    /// Appends items to a section, the last one by default; those that are in the snapshot already move there, and an
    /// item twice raises an exception.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            raise(
                "NSInternalInconsistencyException",
                "There are currently no sections in the data source. Please add a section first.")
        }
        let new = arriving(identifiers)
        insert(new, in: section, at: list(section).count)
    }
    /// Inserts items before another one; those that are in the snapshot already move there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let new = arriving(identifiers)
        let (section, index) = place(of: beforeIdentifier)
        insert(new, in: section, at: index)
    }
    /// Inserts items after another one; those that are in the snapshot already move there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let new = arriving(identifiers)
        let (section, index) = place(of: afterIdentifier)
        insert(new, in: section, at: index + 1)
    }
    /// Deletes items; unknown ones are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { homes[$0] }) { items[section]?.removeAll { gone.contains($0) } }
        for identifier in identifiers { homes[identifier] = nil }
    }
    /// Deletes all items and sections.
    public mutating func deleteAllItems() { self = Self() }
    /// Moves an item before another one, which may be in a different section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    /// Moves an item after another one, which may be in a different section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    /// Marks items for reloading; applying a snapshot reloads all items here.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, for: "reload")
        reloadedItemIdentifiers += identifiers
    }
    /// Marks items for reconfiguration; applying a snapshot reloads all items here.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, for: "reconfigure")
        reconfiguredItemIdentifiers += identifiers
    }
    /// Appends sections; duplicates raise an exception.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        add(identifiers, at: sections.count)
    }
    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { add(identifiers, at: index(of: toIdentifier)) }
    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { add(identifiers, at: index(of: toIdentifier) + 1) }
    /// Deletes sections with their items; unknown ones are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items[identifier] ?? [] { homes[item] = nil }
            items[identifier] = nil
        }
        sections.removeAll { identifiers.contains($0) }
    }
    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }
    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }
    /// Moves a section to an offset from another one; both must be in the snapshot and differ.
    private mutating func move(
        _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
    ) {
        let old = index(of: identifier)
        guard identifier != other else { return }
        sections.remove(at: old)
        sections.insert(identifier, at: index(of: other) + offset)
    }
    /// Marks sections for reloading; applying a snapshot reloads all of them here.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    /// The snapshot without pending reloads.
    var settled: Self {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        return copy
    }

    private func list(_ section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let list = items[section] else {
            raiseInvalidArgument("Invalid section identifier specified: \(section)")
        }
        return list
    }
    private func index(of section: SectionIdentifierType) -> Int {
        guard let index = sections.firstIndex(of: section) else {
            raiseInvalidArgument("Invalid section identifier specified: \(section)")
        }
        return index
    }
    private func check(_ identifiers: [ItemIdentifierType], for change: String) {
        guard let missing = identifiers.first(where: { homes[$0] == nil }) else { return }
        raiseInvalidArgument(
            "Attempted to \(change) item identifier that does not exist in the snapshot: \(missing)")
    }
    private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
        guard let section = homes[item], let index = items[section]?.firstIndex(of: item) else {
            raise("NSInternalInconsistencyException", "Invalid item identifier specified: \(item)")
        }
        return (section, index)
    }
    /// Returns items, each of which may be there only once, and removes them from where they have been.
    private mutating func arriving(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var known: Set<ItemIdentifierType> = []
        for identifier in identifiers where !known.insert(identifier).inserted {
            raise(
                "NSInternalInconsistencyException",
                "Supplied item identifiers are not unique. Duplicate identifiers: \(identifier)")
        }
        deleteItems(identifiers.filter { homes[$0] != nil })
        return identifiers
    }
    private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int)
    {
        for identifier in identifiers { homes[identifier] = section }
        var list = self.list(section)
        list.insert(contentsOf: identifiers, at: index)
        items[section] = list
    }
    private mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers where items.updateValue([], forKey: identifier) != nil {
            raise(
                "NSInternalInconsistencyException",
                "Section identifier count does not match data source count. This is most likely due to a hashing issue with the identifiers: \(identifier)"
            )
        }
        sections.insert(contentsOf: identifiers, at: index)
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// A snapshot of the item hierarchy of a section.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var order: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []
    /// Creates an empty snapshot.
    public init() {}
    /// All items, parents before their children.
    public var items: [ItemIdentifierType] { order }
    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { order.filter(isVisible) }
    /// Appends items below all others, or as the last children of a parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        checkUniqueness(of: items)
        var index = order.count
        if let parent { index = (order.lastIndex { $0 == parent || isBelow($0, parent) } ?? order.count - 1) + 1 }
        order.insert(contentsOf: items, at: index)
        if let parent { for item in items { parents[item] = parent } }
    }
    /// Inserts items before another one, as children of the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        checkUniqueness(of: items)
        order.insert(contentsOf: items, at: order.firstIndex(of: item) ?? 0)
        for new in items { parents[new] = parents[item] }
    }
    /// Inserts items after another one and its descendants, as children of the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        checkUniqueness(of: items)
        let index = order.lastIndex { $0 == item || isBelow($0, item) } ?? order.count - 1
        order.insert(contentsOf: items, at: index + 1)
        for new in items { parents[new] = parents[item] }
    }
    /// Deletes items with their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(order.filter { item in items.contains { $0 == item || isBelow(item, $0) } })
        order.removeAll { gone.contains($0) }
        parents = parents.filter { !gone.contains($0.key) }
        expanded.subtract(gone)
    }
    /// Deletes all items.
    public mutating func deleteAll() { self = Self() }
    /// Shows the children of items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    /// Hides the children of items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    /// Returns whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
    /// Returns whether the children of an item are shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Returns whether all ancestors of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parents[item] else { return true }
        return expanded.contains(parent) && isVisible(parent)
    }
    /// Returns the number of ancestors of an item.
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    /// Returns the index of an item among all; `nil` if there is none.
    public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
    /// Returns the parent of an item; `nil` for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// Returns a snapshot of the descendants of an item, and of the item itself on request.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        if includingParent { part.append([parent]) }
        for item in order where isBelow(item, parent) {
            let above = parents[item].flatMap { $0 == parent && !includingParent ? nil : $0 }
            part.append([item], to: above)
        }
        part.expanded = expanded.filter(part.contains)
        return part
    }
    /// Replaces the descendants of an item with the items of another snapshot.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(order.filter { parents[$0] == parent })
        for item in snapshot.order { append([item], to: snapshot.parents[item] ?? parent) }
        expanded.formUnion(snapshot.expanded)
    }
    private func checkUniqueness(of items: [ItemIdentifierType]) {
        var known = Set(order)
        let twice = items.filter { !known.insert($0).inserted }
        guard !twice.isEmpty else { return }
        raise(
            "NSInternalInconsistencyException",
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    "
                + twice.map { "\($0)" }.joined(separator: ",\n    ") + "\n)}")
    }
    private func isBelow(_ item: ItemIdentifierType, _ ancestor: ItemIdentifierType) -> Bool {
        guard let parent = parents[item] else { return false }
        return parent == ancestor || isBelow(parent, ancestor)
    }
}
