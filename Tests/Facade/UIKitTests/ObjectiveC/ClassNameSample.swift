import UIKit

/// An app's class that requests class names, in a file that imports only UIKit.
final class ClassNameSample: UIView {
    static func name(of type: AnyClass) -> String { NSStringFromClass(type) }
    static func type(_ name: String) -> AnyClass? { NSClassFromString(name) }
}
