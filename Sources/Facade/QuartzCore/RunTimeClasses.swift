package import Foundation

/// Creates an object of a class that is known only at run time, by an initializer that Swift does not require of it.
///
/// Swift calls only required initializers on a metatype. `maker` is a subclass of the class that declares the
/// initializer and redeclares it as required, so that `create` can call it.
// This is safe: a designated initializer has one slot in the vtables of its class and of all subclasses, where each has
// its own, what it inherits, or a stub that reports an unimplemented initializer, and a required initializer is called
// through that slot, whatever the class. Makers need a subclass, since the compiler would directly call the initializer
// of a class that has none.
package func makeAtRunTime<Object: AnyObject, Maker: AnyObject>(
    _ type: Object.Type, by maker: Maker.Type, _ create: (Maker.Type) -> AnyObject
) -> Object {
    let made = create(unsafe unsafeBitCast(type as AnyClass, to: Maker.Type.self))
    return unsafe unsafeDowncast(made, to: Object.self)
}

/// Creates an object of a class that is known only at run time, by an initializer that may fail.
package func makeAtRunTimeIfPossible<Object: AnyObject, Maker: AnyObject>(
    _ type: Object.Type, by maker: Maker.Type, _ create: (Maker.Type) -> AnyObject?
) -> Object? {
    let made = create(unsafe unsafeBitCast(type as AnyClass, to: Maker.Type.self))
    return made.map { unsafe unsafeDowncast($0, to: Object.self) }
}

/// Creates an object of a class that is known only at run time, by `init()`.
package func makeAtRunTime<Object: NSObject>(_ type: Object.Type) -> Object {
    makeAtRunTime(type, by: ObjectMaker.self) { $0.init() }
}

private class ObjectMaker: NSObject {
    required override init() { super.init() }
}
private final class OtherObjectMaker: ObjectMaker {}
