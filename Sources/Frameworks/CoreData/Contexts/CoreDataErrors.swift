import UIKit

/// The domain of errors of Core Data: Cocoa's.
public let NSCoreDataErrorDomain = NSCocoaErrorDomain
/// An error of a store that is no store.
public let NSPersistentStoreInvalidTypeError = 134000
/// An error of a store of an unknown type.
public let NSPersistentStoreTypeMismatchError = 134010
/// A model that does not fit a store.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration without a model of its source.
public let NSMigrationMissingSourceModelError = 134130
/// A migration without a mapping.
public let NSMigrationMissingMappingModelError = 134140
/// A mapping that cannot be inferred.
public let NSInferredMappingModelError = 134190
/// A request that a store does not understand.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A request for an object that a store does not have.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A conflict with what was saved by others.
public let NSManagedObjectMergeError = 133020
/// A conflict of values that only one object may have.
public let NSManagedObjectConstraintMergeError = 133021
/// An object that cannot be validated.
public let NSManagedObjectValidationError = 1550
/// Several errors of validation.
public let NSValidationMultipleErrorsError = 1560
/// A mandatory property without a value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship with too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship with too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship that does not allow to delete its object.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number that is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number that is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date that is too late.
public let NSValidationDateTooLateError = 1630
/// A date that is too soon.
public let NSValidationDateTooSoonError = 1640
/// An invalid date.
public let NSValidationInvalidDateError = 1650
/// A text that is too long.
public let NSValidationStringTooLongError = 1660
/// A text that is too short.
public let NSValidationStringTooShortError = 1670
/// A text that does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680

/// The key of the errors that an error stands for.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object of an error of validation.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property of an error of validation.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate of an error of validation.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value of an error of validation.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the objects of an error.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the stores of an error.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the conflicts of an error.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

/// The errors of this module.
enum CoreDataFault {
    /// Returns an error of Cocoa's domain.
    static func error(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
        var info = info
        info[NSLocalizedDescriptionKey] = text
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }

    /// Returns the error of a property that has a value that it must not have.
    static func error(
        _ code: Int, _ property: NSPropertyDescription, _ object: NSManagedObject, value: Any? = nil
    ) -> NSError {
        let reason =
            code == NSValidationMissingMandatoryPropertyError
            ? "\(property.name) is a required value."
            : code == NSValidationRelationshipDeniedDeleteError
                ? "Items cannot be deleted from \(property.name)." : "\(property.name) is not valid."
        var info: [String: Any] = [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name]
        info[NSValidationValueErrorKey] = value
        return error(code, reason, info)
    }

    /// Throws one error, or an error with several.
    static func throwAll(_ errors: [NSError]) throws {
        guard let first = errors.first else { return }
        if errors.count == 1 { throw first }
        let all = errors.flatMap { $0.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [$0] }
        throw error(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: all])
    }
}
