import UIKit

extension NSManagedObject {
    /// Throws if properties have values that the model does not allow: one error, or one with all of them.
    func checkValues() throws {
        fire()
        try CoreDataFault.throwAll(entity.properties.flatMap(faults))
    }

    private func faults(of property: NSPropertyDescription) -> [NSError] {
        let value = values[property.name]
        if let relationship = property as? NSRelationshipDescription { return faults(of: relationship, value) }
        guard property is NSAttributeDescription, !(property is NSDerivedAttributeDescription) else { return [] }
        guard case .attribute(let plain)? = value else {
            return property.isOptional || property.isTransient
                ? [] : [CoreDataFault.error(NSValidationMissingMandatoryPropertyError, property, self)]
        }
        guard let failed = property.validationPredicates.firstIndex(where: { !$0.evaluate(with: plain) }) else {
            return []
        }
        return [CoreDataFault.error(code(failed, plain, property), property, self, value: plain)]
    }

    private func code(_ index: Int, _ value: Any, _ property: NSPropertyDescription) -> Int {
        let isText = value is String
        return isText
            ? NSValidationStringPatternMatchingError
            : index == 0
                ? NSValidationNumberTooSmallError : NSValidationNumberTooLargeError
    }

    private func faults(of relationship: NSRelationshipDescription, _ value: ObjectValue?) -> [NSError] {
        let count = value?.keys.count ?? 0
        if count == 0 {
            // A relationship to many may be empty unless it has a least number.
            return relationship.isOptional || relationship.isToMany && relationship.minCount == 0
                ? [] : [CoreDataFault.error(NSValidationMissingMandatoryPropertyError, relationship, self)]
        }
        if relationship.isToMany, relationship.minCount > count {
            return [CoreDataFault.error(NSValidationRelationshipLacksMinimumCountError, relationship, self)]
        }
        if relationship.maxCount > 1, count > relationship.maxCount {
            return [CoreDataFault.error(NSValidationRelationshipExceedsMaximumCountError, relationship, self)]
        }
        return []
    }

    /// Throws if a relationship with the deny rule has objects.
    func checkDeletion() throws {
        fire()
        try CoreDataFault.throwAll(
            entity.properties.compactMap { property in
                guard let relationship = property as? NSRelationshipDescription,
                    relationship.deleteRule == .denyDeleteRule,
                    values[relationship.name]?.keys.contains(where: isAlive) == true
                else { return nil }
                return CoreDataFault.error(NSValidationRelationshipDeniedDeleteError, relationship, self)
            })
    }

    private func isAlive(_ key: ObjectKey) -> Bool {
        managedObjectContext?.object(of: key)?.isDeleted == false
    }
}
