import UIKit

/// A class of an app, which asks for names as a file does that imports UIKit alone.
final class ClassNameSample: UIView {
    static func name(of type: AnyClass) -> String { NSStringFromClass(type) }
    static func type(_ name: String) -> AnyClass? { NSClassFromString(name) }
}
