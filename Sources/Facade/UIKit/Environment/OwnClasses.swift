import Foundation

/// Distinguishes UIKit's classes from those of the app and of SwiftUI, which may override methods.
@MainActor enum OwnClasses {
    private enum Origin { case uikit, swiftUI, app }

    private static var known: [ObjectIdentifier: Origin] = [:]
    /// The class that was asked for last; views of one class are often asked one after the other.
    private static var last: (type: ObjectIdentifier, origin: Origin)?

    /// Returns whether the class of a view is defined by the app or by SwiftUI.
    static func mayOverride(_ view: UIView) -> Bool { isOfApp(type(of: view)) }

    /// Returns whether the class of a view is defined by the app and may have safe area insets of its own; SwiftUI's
    /// classes have none.
    static func mayOverrideSafeArea(_ view: UIView) -> Bool { origin(of: type(of: view)) == .app }

    /// Returns whether a class is defined by the app or by SwiftUI.
    static func isOfApp(_ type: AnyClass) -> Bool { origin(of: type) != .uikit }

    private static func origin(of type: AnyClass) -> Origin {
        if let last, last.type == ObjectIdentifier(type) { return last.origin }
        if type == UIView.self || type == UILabel.self { return .uikit }
        let origin = known[ObjectIdentifier(type)] ?? newOrigin(of: type)
        last = (ObjectIdentifier(type), origin)
        return origin
    }

    private static func newOrigin(of type: AnyClass) -> Origin {
        let name = String(reflecting: type)
        let origin: Origin = name.hasPrefix("UIKit.") ? .uikit : name.hasPrefix("SwiftUI.") ? .swiftUI : .app
        known[ObjectIdentifier(type)] = origin
        return origin
    }

    /// Returns the nearest UIKit class of a view.
    static func nearest(to view: UIView) -> UIView.Type {
        classes(of: view).first { !isOfApp($0) } as? UIView.Type ?? UIView.self
    }

    /// Returns the depth of a class in the inheritance chain of an object, or `nil` if the object is not of the class.
    static func depth(of type: AnyClass, among object: AnyObject) -> Int? {
        let classes = classes(of: object)
        return classes.firstIndex { $0 == type }.map { classes.count - $0 }
    }

    /// Returns whether an object is of a class or one of its subclasses.
    static func object(_ object: AnyObject, isOf type: any UIAppearanceContainer.Type) -> Bool {
        classes(of: object).contains { ObjectIdentifier($0) == ObjectIdentifier(type) }
    }

    /// Returns those classes of an object that the app defines.
    static func ofApp(_ object: AnyObject) -> [AnyClass] { classes(of: object).filter(isOfApp) }

    /// Returns the class of an object and its superclasses.
    static func classes(of object: AnyObject) -> [AnyClass] {
        Array(sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) })
    }
}
