public import UIKit

/// A property of an entity (Apple, *NSPropertyDescription*).
open class NSPropertyDescription: NSObject, NSCopying {
    /// The name.
    open var name = ""
    /// The entity that has the property; an empty one if it belongs to none.
    open var entity: NSEntityDescription { owner ?? NSEntityDescription() }
    private weak var owner: NSEntityDescription?
    /// Whether objects may be saved without a value.
    open var isOptional = true
    /// Whether stores do not keep the property.
    open var isTransient = false
    /// The app's own information.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The identifier by which migrations find the property of an earlier version.
    open var renamingIdentifier: String?
    /// A word that makes the property's version another one.
    open var versionHashModifier: String?
    /// The predicates that values must meet.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// The warnings for the predicates.
    open private(set) var validationWarnings: [Any] = []
    /// A hash of what stores keep of the property.
    open var versionHash: Data { Data("\(type(of: self)) \(name) \(versionHashModifier ?? "")".utf8) }

    public override init() { super.init() }

    /// Sets the predicates that values must meet, and the warnings for them.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// Returns a copy that belongs to no entity.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Returns a copy; its entity is set by the entity's copy.
    func duplicate() -> NSPropertyDescription {
        let copy = NSPropertyDescription()
        fill(copy)
        return copy
    }

    func fill(_ copy: NSPropertyDescription) {
        (copy.name, copy.isOptional, copy.isTransient, copy.userInfo) = (name, isOptional, isTransient, userInfo)
        (copy.renamingIdentifier, copy.versionHashModifier) = (renamingIdentifier, versionHashModifier)
        copy.setValidationPredicates(validationPredicates, withValidationWarnings: validationWarnings as? [String])
    }

    func belong(to entity: NSEntityDescription) { owner = entity }
}
