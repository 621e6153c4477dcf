import Foundation

/// Tells UIKit's classes from those of apps, which may override what UIKit's do not.
@MainActor enum OwnClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether the class of a view is an app's.
    static func mayOverride(_ view: UIView) -> Bool { isOfApp(type(of: view)) }

    /// Whether a class is an app's.
    static func isOfApp(_ type: AnyClass) -> Bool {
        if type == UIView.self || type == UILabel.self { return false }
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = !String(reflecting: type).hasPrefix("UIKit.")
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    /// The nearest of UIKit's classes that a view is of.
    static func nearest(to view: UIView) -> UIView.Type {
        classes(of: view).first { !isOfApp($0) } as? UIView.Type ?? UIView.self
    }

    /// The number of superclasses of a class, if an object is of it.
    static func depth(of type: AnyClass, among object: AnyObject) -> Int? {
        let classes = classes(of: object)
        return classes.firstIndex { $0 == type }.map { classes.count - $0 }
    }

    /// Whether an object is of a class or of one that inherits from it.
    static func object(_ object: AnyObject, isOf type: any UIAppearanceContainer.Type) -> Bool {
        classes(of: object).contains { ObjectIdentifier($0) == ObjectIdentifier(type) }
    }

    /// The class of an object and its superclasses.
    static func classes(of object: AnyObject) -> [AnyClass] {
        Array(sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) })
    }
}
