import Foundation

extension UITraitDefinition {
    /// Returns whether the trait's value differs between two collections.
    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        !TraitComparison.areEqual(old[self], new[self])
    }
}

/// The comparison of trait values, whose types need not be `Equatable`.
enum TraitComparison {
    /// Returns whether two values are equal; those that are not `Equatable` are compared by identity if they are
    /// objects, and otherwise by description.
    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? any Equatable { return left.equals(right) }
        if type(of: left) is AnyClass, type(of: right) is AnyClass { return left as AnyObject === right as AnyObject }
        return "\(left)" == "\(right)"
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
