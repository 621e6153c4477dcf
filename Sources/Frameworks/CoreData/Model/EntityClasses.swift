import UIKit

/// The classes of entities, by the names that models have for them.
enum EntityClasses {
    /// Returns the class with a name, with or without its module.
    static func type(named name: String?) -> NSManagedObject.Type? {
        guard let name, name != "NSManagedObject" else { return nil }
        if let type = NSClassFromString(name) as? NSManagedObject.Type { return type }
        return ProgramClasses.named(base(of: name)) as? NSManagedObject.Type
    }

    /// Returns the name of a class without its module.
    static func base(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    /// Returns whether a class is the one with a name.
    static func isNamed(_ type: AnyClass, _ name: String?) -> Bool {
        guard let name else { return false }
        if type == NSManagedObject.self { return name == "NSManagedObject" }
        return NSStringFromClass(type) == name || base(of: name) == String(describing: type)
    }
}
