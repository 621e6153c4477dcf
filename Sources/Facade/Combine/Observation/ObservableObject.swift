import Synchronization

/// An object with a publisher that sends before the object changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before a published property changes.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// The publisher of an observable object's changes.
public final class ObservableObjectPublisher: Publisher {
    /// Changes are sent without a value.
    public typealias Output = Void
    /// The publisher cannot fail.
    public typealias Failure = Never
    private let audience = Audience<Void, Never>("ObservableObjectPublisher")

    /// Creates a publisher.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.join(subscriber)
    }

    /// Sends a change.
    public func send() { audience.send(()) }
}

/// The publishers of objects that do not declare one: stored in the published properties, or here if there are none.
private enum ChangePublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private struct Entries: ~Copyable {
        nonisolated(unsafe) var entries: [ObjectIdentifier: Entry] = [:]
    }
    private static let known = Mutex(Entries())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let boxes = published(in: object)
        if let publisher = boxes.lazy.compactMap(\.observer).first {
            for box in boxes where box.observer == nil { box.observer = publisher }
            return publisher
        }
        let publisher = boxes.isEmpty ? kept(for: object) : ObservableObjectPublisher()
        for box in boxes { box.observer = publisher }
        return publisher
    }

    private static func published(in object: AnyObject) -> [any AnyPublishedBox] {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror).flatMap { mirror in
            mirror.children.compactMap { ($0.value as? any AnyPublished)?.anyBox }
        }
    }

    private static func kept(for object: AnyObject) -> ObservableObjectPublisher {
        nonisolated(unsafe) let owner = object
        nonisolated(unsafe) var result: ObservableObjectPublisher?
        known.withLock { known in
            let id = unsafe ObjectIdentifier(owner)
            if let entry = unsafe known.entries[id], unsafe entry.object === owner {
                unsafe result = entry.publisher
                return
            }
            unsafe known.entries = known.entries.filter { $0.value.object != nil }
            let publisher = ObservableObjectPublisher()
            unsafe known.entries[id] = Entry(object: owner, publisher: publisher)
            unsafe result = publisher
        }
        return unsafe result ?? ObservableObjectPublisher()
    }
}
