import QuartzCore

/// A type that creates managed objects without an entity, including objects of classes known only at run time.
public protocol ManagedObjectFactory {
    /// Creates an object that belongs to no context.
    static func makeObject() -> Self
}

extension ManagedObjectFactory {
    /// Creates an object without an entity, as `NSObject`'s initializer does on Apple's systems.
    public init() { self = Self.makeObject() }
}

extension NSManagedObject: ManagedObjectFactory {
    /// Creates an object that belongs to no context and has no properties.
    public static func makeObject() -> Self { made(self) }

    private static func made<Object: NSManagedObject>(_ type: Object.Type) -> Object {
        makeAtRunTime(type, by: ManagedObjectMaker.self) { $0.init(entity: NSEntityDescription(), insertInto: nil) }
    }
}
