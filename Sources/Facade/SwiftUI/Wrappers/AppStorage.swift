// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation

/// A value of an app's defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let stored: StoredDefault<Value>
    private var readers: DefaultsReaders?
    /// The store that a view around names.
    private var outer: UserDefaults?

    private var store: UserDefaults { stored.store ?? outer ?? .standard }

    init(_ stored: StoredDefault<Value>) { self.stored = stored }

    /// The value.
    public var wrappedValue: Value {
        get {
            readers?.readers.noteReader()
            return stored.read(store)
        }
        nonmutating set {
            stored.write(store, newValue)
            if let readers { readers.changed() } else { DefaultsReaders.changed(stored.key) }
        }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
    }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout AppStorage, to place: _PropertyPlace) {
        let key = property.stored.key
        property.readers = place.kept { DefaultsReaders(key) }
        property.outer = place.environment.defaultsStore
    }
}

/// The views that read a value of defaults, which are asked again when one of them changes it, or defaults tell that
/// they changed.
final class DefaultsReaders {
    let readers = StateReaders()
    let key: String
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// What is posted when a view changed the value of a key.
    private static let changed = Notification.Name("DefaultsReaders.changed")

    init(_ key: String) {
        self.key = key
        let readers = readers
        let center = NotificationCenter.default
        unsafe observers = [
            center.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in
                readers.changed()
            },
            center.addObserver(forName: Self.changed, object: nil, queue: nil) { notification in
                if notification.userInfo?["key"] as? String == key { readers.changed() }
            },
        ]
    }

    deinit { for observer in unsafe observers { NotificationCenter.default.removeObserver(observer) } }

    /// Has all views asked again that read the value.
    func changed() { Self.changed(key) }

    /// Has all views asked again that read the value of a key.
    static func changed(_ key: String) {
        NotificationCenter.default.post(name: changed, object: nil, userInfo: ["key": key])
    }
}

/// A value of defaults, read and written as its type is kept there.
struct StoredDefault<Value> {
    let key: String
    /// The store; `nil` for that of the views around.
    let store: UserDefaults?
    let read: (UserDefaults) -> Value
    let write: (UserDefaults, Value) -> Void

    /// Creates a value that defaults keep as it is.
    init(plain first: Value, _ key: String, _ store: UserDefaults?) {
        self.key = key
        self.store = store
        read = { $0.object(forKey: key) as? Value ?? first }
        write = { $0.set($1, forKey: key) }
    }

    /// Creates a value that defaults keep as another one.
    init<Raw>(
        _ first: Value, _ key: String, _ store: UserDefaults?, from: @escaping (Raw) -> Value?,
        to: @escaping (Value) -> Raw?
    ) {
        self.key = key
        self.store = store
        read = { ($0.object(forKey: key) as? Raw).flatMap(from) ?? first }
        write = { store, value in
            if let raw = to(value) { store.set(raw, forKey: key) } else { store.removeObject(forKey: key) }
        }
    }
}

private enum DefaultsStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// The store of the defaults that views read; `nil` for the standard one.
    var defaultsStore: UserDefaults? {
        get { self[DefaultsStoreKey.self] }
        set { self[DefaultsStoreKey.self] = newValue }
    }
}

extension AppStorage where Value == Bool {
    /// Creates a property of a key, with the value of a store that has none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredDefault(plain: wrappedValue, key, store))
    }
}
extension AppStorage where Value == Int {
    /// Creates a property of a key, with the value of a store that has none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredDefault(plain: wrappedValue, key, store))
    }
}
extension AppStorage where Value == Double {
    /// Creates a property of a key, with the value of a store that has none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredDefault(plain: wrappedValue, key, store))
    }
}
extension AppStorage where Value == String {
    /// Creates a property of a key, with the value of a store that has none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredDefault(plain: wrappedValue, key, store))
    }
}
extension AppStorage where Value == Data {
    /// Creates a property of a key, with the value of a store that has none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredDefault(plain: wrappedValue, key, store))
    }
}
extension AppStorage where Value == Date {
    /// Creates a property of a key, with the value of a store that has none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredDefault(plain: wrappedValue, key, store))
    }
}
extension AppStorage where Value == URL {
    /// Creates a property of a key, with the value of a store that has none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredDefault(wrappedValue, key, store, from: URL.init(string:), to: { $0.absoluteString }))
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property of a key, with the value of a store that has none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredDefault(wrappedValue, key, store, from: Value.init(rawValue:), to: { $0.rawValue }))
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property of a key, with the value of a store that has none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredDefault(wrappedValue, key, store, from: Value.init(rawValue:), to: { $0.rawValue }))
    }
}
