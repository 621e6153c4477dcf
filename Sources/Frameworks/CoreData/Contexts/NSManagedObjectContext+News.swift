public import UIKit

extension NSManagedObjectContext {
    /// Posts what changed since it was last told.
    func tellNews() {
        isTellingLater = false
        guard !news.isEmpty else { return }
        let told = news
        news = ContextNews()
        var info: [AnyHashable: Any] = [:]
        let parts = [
            (NSInsertedObjectsKey, told.inserted), (NSUpdatedObjectsKey, told.updated),
            (NSDeletedObjectsKey, told.deleted), (NSRefreshedObjectsKey, told.refreshed),
        ]
        for (key, objects) in parts where !objects.isEmpty { info[key] = objects.set }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
        for object in told.updated.all + told.inserted.all { object.recentKeys = [] }
    }

    /// Takes over what another context saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        lock.withLock {
            mergeChanges(from: notification.userInfo ?? [:])
            tellNews()
        }
    }

    /// Takes over changes into several contexts.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts {
            context.performAndWait {
                context.mergeChanges(from: changeNotificationData)
                context.tellNews()
            }
        }
    }

    private func mergeChanges(from info: [AnyHashable: Any]) {
        for key in MergedKeys.keys(info, [NSInsertedObjectsKey, NSInsertedObjectIDsKey]) {
            guard let object = object(of: key) else { continue }
            news.inserted.insert(object)
        }
        let changed = [
            NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, "refreshed_objectIDs",
        ]
        for key in MergedKeys.keys(info, changed) {
            guard let object = registry[key]?.object ?? (isFollowed(key) ? object(of: key) : nil) else { continue }
            refresh(object, mergeChanges: true)
            news.refreshed.remove(key)
            news.updated.insert(object)
        }
        for key in MergedKeys.keys(info, [NSDeletedObjectsKey, NSDeletedObjectIDsKey]) {
            guard let object = registry[key]?.object else { continue }
            updated.remove(key)
            news.deleted.insert(object)
            registry[key] = nil
            object.managedObjectContext = nil
        }
    }

    /// Whether results may come to contain an object that is not used yet: any that was saved.
    private func isFollowed(_ key: ObjectKey) -> Bool { !key.isTemporary }
}

/// The keys of the objects of a notification.
enum MergedKeys {
    /// Returns the keys of objects, identifiers and their URLs, in the order in which the objects were made.
    static func keys(_ info: [AnyHashable: Any], _ names: [String]) -> [ObjectKey] {
        names.flatMap { name -> [ObjectKey] in
            switch info[name] {
            case let objects as Set<NSManagedObject>: objects.map(\.key)
            case let ids as Set<NSManagedObjectID>: ids.map(\.key)
            case let objects as [NSManagedObject]: objects.map(\.key)
            case let ids as [NSManagedObjectID]: ids.map(\.key)
            case let set as NSSet:
                set.allObjects.compactMap { ($0 as? NSManagedObject)?.key ?? ($0 as? NSManagedObjectID)?.key }
            default: []
            }
        }
        .sorted { $0.sequence < $1.sequence }
    }
}
