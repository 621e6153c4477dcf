import UIKit

/// The results of a controller, whatever their type.
final class ResultsState {
    let context: NSManagedObjectContext
    let request: any FetchRequesting
    let sectionKeyPath: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private(set) var sections: [ResultsSection]?
    /// Results that are no objects, which are not followed.
    private(set) var others: [Any]?
    private var observation: (any NSObjectProtocol)?

    init(_ context: NSManagedObjectContext, _ request: any FetchRequesting, _ sectionKeyPath: String?) {
        (self.context, self.request, self.sectionKeyPath) = (context, request, sectionKeyPath)
    }

    deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

    /// The results in order.
    var all: [Any]? { others ?? sections.map { $0.flatMap(\.members) } }

    func fetch() throws {
        let found = try context.results(of: request.settings)
        if let objects = found as? [NSManagedObject] {
            (sections, others) = (arranged(objects), nil)
        } else {
            (sections, others) = ([], found)
        }
        observe()
        let controller = shown
        delegate?.controller(controller, didChangeContentWith: snapshot())
    }

    /// A controller with these results for the delegate.
    private var shown: NSFetchedResultsController<any NSFetchRequestResult> { NSFetchedResultsController(self) }

    private func arranged(_ objects: [NSManagedObject]) -> [ResultsSection] {
        guard let sectionKeyPath else { return [ResultsSection(name: "", members: objects)] }
        var sections: [ResultsSection] = []
        for object in objects {
            let name = Self.text(object.value(forKeyPath: sectionKeyPath))
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else if let known = sections.firstIndex(where: { $0.name == name }) {
                sections[known].members.append(object)
            } else {
                sections.append(ResultsSection(name: name, indexTitle: title(name), members: [object]))
            }
        }
        return sections
    }

    private func title(_ name: String) -> String? {
        delegate.map { $0.controller(shown, sectionIndexTitleForSectionName: name) }
            ?? name.first.map { String($0).uppercased() }
    }

    private static func text(_ value: Any?) -> String {
        switch value {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        case let value?: "\(value)"
        case nil: ""
        }
    }

    func place(of object: Any) -> ResultsPlace? {
        guard let key = (object as? NSManagedObject)?.key else { return nil }
        for (section, info) in (sections ?? []).enumerated() {
            if let item = info.members.firstIndex(where: { $0.key == key }) {
                return ResultsPlace(section: section, item: item)
            }
        }
        return nil
    }

    private func observe() {
        guard observation == nil else { return }
        nonisolated(unsafe) weak let state = self
        observation = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { note in unsafe state?.follow(note.userInfo ?? [:]) }
    }

    private func follow(_ info: [AnyHashable: Any]) {
        guard let delegate, let old = sections, others == nil else { return }
        let changed = Set(MergedKeys.keys(info, [NSUpdatedObjectsKey, NSRefreshedObjectsKey]))
        guard let found = try? context.results(of: request.settings) as? [NSManagedObject] else { return }
        let new = arranged(found)
        let changes = ResultChanges(from: old, to: new, changed: changed)
        guard !changes.isEmpty else { return }
        let controller = shown
        delegate.controllerWillChangeContent(controller)
        sections = new
        for index in changes.goneSections {
            delegate.controller(controller, didChange: old[index], atSectionIndex: index, for: .delete)
        }
        for index in changes.newSections {
            delegate.controller(controller, didChange: new[index], atSectionIndex: index, for: .insert)
        }
        for change in changes.changes {
            delegate.controller(
                controller, didChange: change.object, at: change.old?.indexPath, for: change.type,
                newIndexPath: change.type == .update ? nil : change.new?.indexPath)
        }
        let ids = (old.flatMap(\.members).map(\.objectID), new.flatMap(\.members).map(\.objectID))
        if sectionKeyPath == nil {
            delegate.controller(controller, didChangeContentWith: ids.1.difference(from: ids.0).inferringMoves())
        }
        delegate.controller(controller, didChangeContentWith: snapshot(reloading: changed))
        delegate.controllerDidChangeContent(controller)
    }

    private func snapshot(reloading changed: Set<ObjectKey> = []) -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for section in sections ?? [] {
            snapshot.appendSections(withIdentifiers: [section.name])
            snapshot.appendItems(withIdentifiers: section.members.map(\.objectID))
        }
        let reloaded = (sections ?? []).flatMap(\.members).filter { changed.contains($0.key) }
        snapshot.reloadItems(withIdentifiers: reloaded.map(\.objectID))
        return snapshot
    }
}
