import Foundation
import LayoutSimInertness

/// A table of the members that a prepared source offers by name, as the Objective-C runtime knows them on Apple's
/// systems.
// swift-format-ignore: NoLeadingUnderscores
public final class _MemberTable {
    /// A member and the closure that calls it.
    struct Member {
        var parameters: Int
        var call: (AnyObject, _Arguments) -> Any?
    }

    /// The members, keyed by declaring class and name.
    var members: [ObjectIdentifier: [String: Member]] = [:]

    /// The requirements that are never called and that classes implement, by the class.
    var requirements: [ObjectIdentifier: [ImplementedRequirement]] = [:]

    /// Closures that add the members of a generic class to a table, if an object is an instance of it.
    var generics: [(AnyObject, _MemberTable) -> Void?] = []

    /// The classes whose objects were already checked for members of generic classes.
    var askedForGenerics: Set<ObjectIdentifier> = []

    init() {}

    /// Creates an adapter that fills the table at a pointer, for reading the record of a source.
    public init(at pointer: UnsafeMutableRawPointer) {
        filled = unsafe pointer.assumingMemoryBound(to: _MemberTable.self).pointee
    }

    private var filled: _MemberTable?

    /// Adds a method.
    public func add<Object: AnyObject>(
        _ name: String, _ parameters: Int, _ call: @escaping @MainActor (Object, _Arguments) -> Any?
    ) {
        // The sender of a selector is responsible for the thread, as in Objective-C.
        let call = unsafe unsafeBitCast(call, to: ((Object, _Arguments) -> Any?).self)
        add(name, parameters, to: Object.self) { object, arguments in
            (object as? Object).flatMap { call($0, arguments) }
        }
    }

    /// Adds a member whose closure checks the class of the object itself; the caller is responsible for the thread.
    package func add(
        _ name: String, _ parameters: Int, to owner: AnyClass, _ call: @escaping (AnyObject, _Arguments) -> Any?
    ) {
        (filled ?? self).members[ObjectIdentifier(owner), default: [:]][name] = Member(
            parameters: parameters, call: call)
    }

    /// Adds a requirement that is never called, with the line at which a class implements it.
    public func uncalled(_ type: Any.Type, _ owner: String, _ name: String, _ path: String, _ line: Int) {
        // Additions to a source are compiled under its path with this word.
        let suffix = " (members)"
        let path = path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
        let requirement = ImplementedRequirement(name, of: owner, path: path, number: line)
        (filled ?? self).requirements[ObjectIdentifier(type), default: []].append(requirement)
    }

    /// Adds a generic class, whose members become known with the first instance.
    public func generic(_ fill: @escaping @MainActor (AnyObject, _MemberTable) -> Void?) {
        let fill = unsafe unsafeBitCast(fill, to: ((AnyObject, _MemberTable) -> Void?).self)
        (filled ?? self).generics.append(fill)
    }

    /// Adds the getter of a property.
    public func get<Object: AnyObject>(_ name: String, _ value: @escaping @MainActor (Object) -> Any?) {
        add(name, 0) { (object: Object, _) in value(object) }
    }

    /// Adds the setter of a property.
    public func set<Object: AnyObject>(_ name: String, _ set: @escaping @MainActor (Object, _Arguments) -> Void) {
        add("set\(name.prefix(1).uppercased())\(name.dropFirst()):", 1) { (object: Object, arguments) in
            set(object, arguments)
            return nil
        }
    }
}

/// The arguments of a call by name.
// swift-format-ignore: NoLeadingUnderscores
public struct _Arguments {
    private let values: [Any?]

    /// Creates the arguments of a call.
    package init(_ values: [Any?]) { self.values = values }

    /// Returns an argument as the type that the member declares; raises an exception if it cannot be converted.
    public subscript<Value>(_ index: Int) -> Value {
        let value = values.indices.contains(index) ? values[index] : nil
        if let value = value as? Value { return value }
        if let value, let bridged = Bridging.value(value, as: Value.self) { return bridged }
        if let none = Optional<Any>.none as? Value { return none }
        raise(
            "NSInvalidArgumentException",
            "a member was called by its name with \(value.map { "a \(type(of: $0))" } ?? "nil") where it takes a \(Value.self)"
        )
    }
}
