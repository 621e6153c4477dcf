import Foundation
package import LayoutSimInertness

/// The members of all classes that can be called by name.
package enum MemberTables {
    /// Returns the member of an object with a name, declared by its class or the nearest superclass.
    static func member(named name: String, of object: AnyObject) -> _MemberTable.Member? {
        var type: AnyClass? = Swift.type(of: object)
        fillGenerics(of: object)
        while let current = type {
            if let member = unsafe all.members[ObjectIdentifier(current)]?[name] { return member }
            type = _getSuperclass(current)
        }
        return nil
    }

    /// Returns whether a class or one of its superclasses declares a member.
    static func knows(_ name: String, _ type: AnyClass?) -> Bool {
        var type: AnyClass? = type
        while let current = type {
            if unsafe all.members[ObjectIdentifier(current)]?[name] != nil { return true }
            type = _getSuperclass(current)
        }
        return false
    }

    /// Returns the requirements that are never called and that the object's class or a superclass implements.
    package static func uncalledRequirements(of object: AnyObject) -> [ImplementedRequirement] {
        fillGenerics(of: object)
        guard unsafe !all.requirements.isEmpty else { return [] }
        // A generic class is noted with each class of its objects.
        var told: Set<ImplementedRequirement> = []
        return sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }).flatMap {
            unsafe all.requirements[ObjectIdentifier($0)] ?? []
        }.filter { told.insert($0).inserted }
    }

    /// Returns the names of an object's properties that some of its classes declare and that can be read and set by
    /// name, in alphabetical order.
    package static func properties(of object: AnyObject, declaredBy types: [AnyClass]) -> [String] {
        fillGenerics(of: object)
        var names: Set<String> = []
        for type in types {
            guard let members = unsafe all.members[ObjectIdentifier(type)] else { continue }
            for name in members.keys where members["set\(name.prefix(1).uppercased())\(name.dropFirst()):"] != nil {
                names.insert(name)
            }
        }
        return names.sorted()
    }

    /// Adds the members of generic classes for an object, the first time that a member of its class is requested.
    private static func fillGenerics(of object: AnyObject) {
        let type = ObjectIdentifier(Swift.type(of: object))
        guard unsafe !all.generics.isEmpty, unsafe all.askedForGenerics.insert(type).inserted else { return }
        for fill in unsafe all.generics { _ = unsafe fill(object, all) }
    }

    /// The table, filled once from the records of the system's modules and then from those of all other sources.
    private nonisolated(unsafe) static let all: _MemberTable = {
        let table = _MemberTable()
        unsafe withUnsafePointer(to: table) { pointer in
            let context = unsafe UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pointer))
            unsafe ImageRecords.call(ofKind: systemKind, with: context)
            unsafe ImageRecords.call(ofKind: kind, with: context)
        }
        return table
    }()

    /// The kind "lsim" of the records that the preparation appends to sources.
    private static let kind: UInt32 = 0x6c73_696d
    /// The kind "lsys" of the records of the system's own modules.
    private static let systemKind: UInt32 = 0x6c73_7973
}
