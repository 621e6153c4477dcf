// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
import LayoutSimInertness

/// A value that defaults keep as it is.
public protocol _PlainDefault {}

extension Bool: _PlainDefault {}
extension Int: _PlainDefault {}
extension Double: _PlainDefault {}
extension String: _PlainDefault {}
extension Data: _PlainDefault {}
extension Date: _PlainDefault {}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property of a key that a store can have no value for.
    public init<Plain: _PlainDefault>(_ key: String, store: UserDefaults? = nil) where Value == Plain? {
        self.init(StoredDefault<Plain?>(nil, key, store, from: { (raw: Plain) in raw }, to: { $0 }))
    }
    /// Creates a property of a key that a store can have no value for.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(StoredDefault<URL?>(nil, key, store, from: { URL(string: $0) }, to: { $0?.absoluteString }))
    }
    /// Creates a property of a key that a store can have no value for.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(StoredDefault<R?>(nil, key, store, from: { R(rawValue: $0) }, to: { $0?.rawValue }))
    }
    /// Creates a property of a key that a store can have no value for.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(StoredDefault<R?>(nil, key, store, from: { R(rawValue: $0) }, to: { $0?.rawValue }))
    }
}

extension View {
    /// Sets the store of the defaults that views read without one of their own.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultsStore, store)
    }
}

/// A value of a scene, which all views of a hosting view share, and which is forgotten with that.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let first: Value
    private let key: String
    private var storage: StateStorage<Value>?

    /// Creates a property of a key, with the value of a scene that has none.
    public init(wrappedValue: Value, _ key: String) {
        first = wrappedValue
        self.key = key
    }

    /// The value.
    public var wrappedValue: Value {
        get { storage?.current ?? first }
        nonmutating set { storage?.current = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { storage?.binding ?? .constant(first) }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout SceneStorage, to place: _PropertyPlace) {
        let first = property.first
        let graph = place.node.graph
        let storage = graph.sceneValues[property.key] as? StateStorage<Value> ?? StateStorage(first)
        graph.sceneValues[property.key] = storage
        property.storage = storage
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property of a key that a scene can have no value for.
    public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
