// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation

/// A value of an app's defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let stored: StoredDefault<Value>
    private var readers: DefaultsReaders?

    init(_ stored: StoredDefault<Value>) { self.stored = stored }

    /// The value.
    public var wrappedValue: Value {
        get {
            readers?.readers.noteReader()
            return stored.value
        }
        nonmutating set {
            stored.value = newValue
            readers?.readers.changed()
        }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
    }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout AppStorage, to place: _PropertyPlace) {
        property.readers = place.kept { DefaultsReaders() }
    }
}

/// The views that read a value of defaults, which are asked again whenever defaults change.
final class DefaultsReaders {
    let readers = StateReaders()
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

    init() {
        let readers = readers
        unsafe observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in readers.changed() }
    }

    deinit { if let observer = unsafe observer { NotificationCenter.default.removeObserver(observer) } }
}

/// A value of defaults, read and written as its type is kept there.
struct StoredDefault<Value> {
    let read: () -> Value
    let write: (Value) -> Void

    var value: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// Creates a value that defaults keep as it is.
    init(plain first: Value, _ key: String, _ store: UserDefaults?) {
        let store = store ?? .standard
        read = { store.object(forKey: key) as? Value ?? first }
        write = { store.set($0, forKey: key) }
    }

    /// Creates a value that defaults keep as another one.
    init<Raw>(
        _ first: Value, _ key: String, _ store: UserDefaults?, from: @escaping (Raw) -> Value?,
        to: @escaping (Value) -> Raw?
    ) {
        let store = store ?? .standard
        read = { (store.object(forKey: key) as? Raw).flatMap(from) ?? first }
        write = { value in
            if let raw = to(value) { store.set(raw, forKey: key) } else { store.removeObject(forKey: key) }
        }
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
