import UIKit

/// What a store has of an object.
struct StoredRow {
    var values: [String: ObjectValue]
    var version: Int
}

/// The objects of a store, which live as long as the process.
final class StoreContents {
    /// The store's identifier, which is the same in each run.
    let identifier: String
    /// The store that was opened last.
    weak var store: NSPersistentStore?
    /// The hashes of the entities of the model that made the store.
    var hashes: [String: Data] = [:]
    var metadata: [String: Any] = [:]
    private var rows: [ObjectKey: StoredRow] = [:]
    private var order: [ObjectKey] = []
    private var count = 0
    private let lock = NSRecursiveLock()

    init() {
        let digits = String(ObjectCounter.next(), radix: 16, uppercase: true)
        identifier = "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }

    func row(of key: ObjectKey) -> StoredRow? { lock.withLock { rows[key] } }

    /// Returns the keys of the objects of entities, in the order in which they were saved.
    func keys(of entities: Set<String>) -> [ObjectKey] {
        lock.withLock { order.filter { entities.contains($0.entity) && rows[$0] != nil } }
    }

    func key(numbered number: Int) -> ObjectKey? { lock.withLock { order.first { $0.number == number } } }

    /// Gives an object its number.
    func number(_ key: ObjectKey) {
        lock.withLock {
            guard key.isTemporary else { return }
            count += 1
            key.settle(in: self, as: count)
            order.append(key)
        }
    }

    func set(_ row: StoredRow, of key: ObjectKey) { lock.withLock { rows[key] = row } }

    func remove(_ key: ObjectKey) {
        lock.withLock {
            rows[key] = nil
            if order.count > 64, rows.count < order.count / 2 { order.removeAll { rows[$0] == nil } }
        }
    }

    /// Removes an object from the relationships of all others.
    func unlink(_ gone: Set<ObjectKey>) {
        lock.withLock {
            for (key, row) in rows {
                for (name, value) in row.values where value.keys.contains(where: gone.contains) {
                    rows[key]?.values[name] = value.many.map { .many(KeyList($0.all.filter { !gone.contains($0) })) }
                }
            }
        }
    }

    func removeAll() {
        lock.withLock {
            rows = [:]
            order = []
        }
    }
}

/// The stores of the process, by the paths of their files.
///
/// A store that an app opens in a folder that exists leaves a file with its identifier there, so that apps find and
/// remove it; its objects stay in memory.
enum StoreShelf {
    private final class Shelf {
        let lock = NSLock()
        var stores: [String: StoreContents] = [:]
    }
    private nonisolated(unsafe) static let shelf = Shelf()

    /// Returns the contents of the store at a path, new ones if there are none.
    static func contents(at path: String) -> StoreContents {
        unsafe shelf.lock.withLock {
            let known = unsafe shelf.stores[path]
            let manager = FileManager.default
            if let data = manager.contents(atPath: path) {
                if let known, data == mark(known) { return known }
                let fresh = StoreContents()
                if data.isEmpty || data.starts(with: Data(prefix.utf8)) {
                    write(fresh, path)
                } else {
                    logMessage("CoreData: \(path): the store is not read, and its objects are not there")
                }
                unsafe shelf.stores[path] = fresh
                return fresh
            }
            let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            if let known, !manager.fileExists(atPath: folder) { return known }
            let fresh = StoreContents()
            if manager.fileExists(atPath: folder) { write(fresh, path) }
            unsafe shelf.stores[path] = fresh
            return fresh
        }
    }

    /// Returns the contents of the store at a path if there are any.
    static func existing(at path: String) -> StoreContents? {
        unsafe shelf.lock.withLock {
            guard let known = unsafe shelf.stores[path] else { return nil }
            let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            let isGone =
                FileManager.default.fileExists(atPath: folder) && !FileManager.default.fileExists(atPath: path)
            return isGone ? nil : known
        }
    }

    static func set(_ contents: StoreContents, at path: String) {
        unsafe shelf.lock.withLock {
            unsafe shelf.stores[path] = contents
            write(contents, path)
        }
    }

    static func remove(_ path: String) {
        unsafe shelf.lock.withLock {
            unsafe shelf.stores[path] = nil
            if let data = FileManager.default.contents(atPath: path), data.starts(with: Data(prefix.utf8)) {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }

    private static let prefix = "LayoutSim keeps this store in memory: "
    private static func mark(_ contents: StoreContents) -> Data { Data((prefix + contents.identifier + "\n").utf8) }
    private static func write(_ contents: StoreContents, _ path: String) {
        _ = FileManager.default.createFile(atPath: path, contents: mark(contents))
    }
}
