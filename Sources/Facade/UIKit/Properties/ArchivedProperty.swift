import Foundation

/// How archives hold a property, under its key with the prefix "UI".
@MainActor struct ArchivedProperty {
    /// Adds the value of an object to an archive.
    let write: @MainActor (AnyObject, NSCoder) -> Void
    /// Sets the value of an object from an archive, if it holds one.
    let read: @MainActor (AnyObject, NSCoder) -> Void

    /// Creates the way of a property; `nil` for values that no archive holds.
    init?<Owner: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
        guard let form = ArchivedForm<Value>() else { return nil }
        let name = "UI\(key.capitalizedFirst)"
        write = { object, archive in
            guard let owner = object as? Owner, let value = form.write(owner[keyPath: path]) else { return }
            archive.encode(value, forKey: name)
        }
        read = { object, archive in
            guard let owner = object as? Owner, archive.containsValue(forKey: name),
                let found = archive.decodeObject(forKey: name),
                let value = form.read(found)
            else { return }
            owner[keyPath: path] = value
        }
    }
}
