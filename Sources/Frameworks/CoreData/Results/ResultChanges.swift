import UIKit

/// A section of fetched objects.
struct ResultsSection: NSFetchedResultsSectionInfo {
    var name: String
    var indexTitle: String?
    var members: [NSManagedObject]
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// The place of an object in sections.
struct ResultsPlace: Equatable {
    var section: Int
    var item: Int
    var indexPath: IndexPath { IndexPath(indexes: [section, item]) }
}

/// What changed between two arrangements of sections.
struct ResultChanges {
    struct Change {
        var object: NSManagedObject
        var type: NSFetchedResultsChangeType
        var old: ResultsPlace?
        var new: ResultsPlace?
    }

    /// The indexes of sections that are gone, from the last to the first.
    private(set) var goneSections: [Int] = []
    /// The indexes of sections that are new.
    private(set) var newSections: [Int] = []
    /// Deletions from the last to the first, then insertions, changes and moves.
    private(set) var changes: [Change] = []
    var isEmpty: Bool { goneSections.isEmpty && newSections.isEmpty && changes.isEmpty }

    /// - Parameter changed: The objects whose values changed.
    init(from old: [ResultsSection], to new: [ResultsSection], changed: Set<ObjectKey>) {
        let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
        goneSections = oldNames.indices.filter { !newNames.contains(oldNames[$0]) }.reversed()
        newSections = newNames.indices.filter { !oldNames.contains(newNames[$0]) }
        let (before, after) = (Self.places(old), Self.places(new))
        let (oldObjects, newObjects) = (old.flatMap(\.members), new.flatMap(\.members))
        changes += oldObjects.reversed().filter { after[$0.key] == nil }.map {
            Change(object: $0, type: .delete, old: before[$0.key], new: nil)
        }
        changes += newObjects.filter { before[$0.key] == nil }.map {
            Change(object: $0, type: .insert, old: nil, new: after[$0.key])
        }
        let moved = Self.moved(oldObjects, newObjects, (old, new), before, after, changed)
        changes += newObjects.filter { changed.contains($0.key) && before[$0.key] != nil && !moved.contains($0.key) }
            .map { Change(object: $0, type: .update, old: before[$0.key], new: after[$0.key]) }
        changes += newObjects.filter { moved.contains($0.key) }.map {
            Change(object: $0, type: .move, old: before[$0.key], new: after[$0.key])
        }
    }

    private static func places(_ sections: [ResultsSection]) -> [ObjectKey: ResultsPlace] {
        var places: [ObjectKey: ResultsPlace] = [:]
        for (section, info) in sections.enumerated() {
            for (item, object) in info.members.enumerated() {
                places[object.key] = ResultsPlace(section: section, item: item)
            }
        }
        return places
    }

    /// Returns the objects that left their neighbors: those that changed and that others, which did not, passed.
    private static func moved(
        _ old: [NSManagedObject], _ new: [NSManagedObject], _ sections: ([ResultsSection], [ResultsSection]),
        _ before: [ObjectKey: ResultsPlace], _ after: [ObjectKey: ResultsPlace], _ changed: Set<ObjectKey>
    ) -> Set<ObjectKey> {
        let oldKeys = old.map(\.key).filter { after[$0] != nil }
        let newKeys = new.map(\.key).filter { before[$0] != nil }
        var moved: Set<ObjectKey> = []
        func changesSection(_ key: ObjectKey) -> Bool {
            guard let one = before[key], let other = after[key] else { return false }
            return sections.0[one.section].name != sections.1[other.section].name
        }
        for key in newKeys where changesSection(key) { moved.insert(key) }
        // What did not change keeps its order; each changed object stays if it fits between those that stay.
        var staying = Set(newKeys.filter { !changed.contains($0) && !moved.contains($0) })
        for key in newKeys where changed.contains(key) && !moved.contains(key) {
            let isBefore = Set(oldKeys.prefix { $0 != key }).intersection(staying)
            let isBeforeNow = Set(newKeys.prefix { $0 != key }).intersection(staying)
            if isBefore == isBeforeNow { staying.insert(key) } else { moved.insert(key) }
        }
        return moved
    }
}
