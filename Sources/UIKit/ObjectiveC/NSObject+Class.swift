public import Foundation

extension NSObjectProtocol {
    /// The name of the class, with its module if it is an app's.
    public static func description() -> String { NSStringFromClass(Self.self) }
    /// Whether objects of the class have a member of this name.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { MemberTables.knows($0.description, Self.self) } ?? false
    }
}
