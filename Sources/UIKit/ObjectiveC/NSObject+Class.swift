public import Foundation

extension NSObjectProtocol {
    /// The name of the class, with its module if it is an app's.
    public static func description() -> String { NSStringFromClass(Self.self) }
}
