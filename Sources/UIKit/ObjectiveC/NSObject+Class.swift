public import Foundation

extension NSObjectProtocol {
    /// The name of the class, with its module.
    public static func description() -> String { String(reflecting: Self.self) }
}
