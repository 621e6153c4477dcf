import Foundation

/// How archives hold a property.
@MainActor struct ArchivedProperty {
    let write: (AnyObject, NSCoder) -> Void
    let read: (AnyObject, NSCoder) -> Void

    init?<Owner: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) { return nil }
}
