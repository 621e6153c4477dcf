public import UIKit

/// The kinds of merge policies.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

/// How a context resolves conflicts with what others saved (Apple, *NSMergePolicy*).
open class NSMergePolicy: NSObject {
    /// The kind of the policy.
    public let mergeType: NSMergePolicyType

    /// Creates a policy of a kind.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// A policy by which conflicts are errors.
    public class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
    /// A policy by which a saved property wins.
    public class var mergeByPropertyStoreTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    }
    /// A policy by which a changed property wins.
    public class var mergeByPropertyObjectTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    }
    /// A policy by which the object as it is wins.
    public class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
    /// A policy by which the saved object wins.
    public class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }

    /// Resolves conflicts; the context does it by the kind of the policy.
    open func resolve(mergeConflicts list: [Any]) throws {}
    /// Resolves conflicts with saved objects; the context does it by the kind of the policy.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
    /// Resolves conflicts of values that only one object may have; the context does it by the kind of the policy.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSMergePolicy)?.mergeType == mergeType }
    open override var hash: Int { Int(mergeType.rawValue) }
}

/// A policy by which conflicts are errors.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// A policy by which a saved property wins.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
/// A policy by which a changed property wins.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
/// A policy by which the object as it is wins.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// A policy by which the saved object wins.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }

/// A conflict of an object with what others saved (Apple, *NSMergeConflict*).
open class NSMergeConflict: NSObject {
    /// The object.
    public let sourceObject: NSManagedObject
    /// The values as they were saved by others.
    public let persistedSnapshot: [String: Any]?
    /// The values as the context saw them.
    public let cachedSnapshot: [String: Any]?
    /// The values of the object.
    public let objectSnapshot: [String: Any]?
    /// The version of the object.
    public let oldVersionNumber: Int
    /// The version that others saved.
    public let newVersionNumber: Int

    /// Creates a conflict.
    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
    ) {
        sourceObject = srcObject
        (newVersionNumber, oldVersionNumber) = (newvers, oldvers)
        (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
        objectSnapshot = srcObject.changedValues()
    }
}

/// Objects with values that only one may have (Apple, *NSConstraintConflict*).
open class NSConstraintConflict: NSObject {
    /// The names of the attributes.
    public let constraint: [String]
    /// The values of the attributes.
    public let constraintValues: [String: Any]
    /// The saved object.
    public let databaseObject: NSManagedObject?
    /// The values of the saved object.
    public let databaseSnapshot: [String: Any]?
    /// The objects with the values.
    public let conflictingObjects: [NSManagedObject]
    /// The values of the objects.
    public let conflictingSnapshots: [[AnyHashable: Any]]

    /// Creates a conflict.
    public init(
        constraint contraint: [String], database databaseObject: NSManagedObject?,
        databaseSnapshot: [AnyHashable: Any]?, conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
    ) {
        constraint = contraint
        self.databaseObject = databaseObject
        self.databaseSnapshot = databaseSnapshot as? [String: Any]
        self.conflictingObjects = conflictingObjects
        self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
        constraintValues = Dictionary(
            contraint.compactMap { name in conflictingObjects.first?.value(forKey: name).map { (name, $0) } }
        ) { $1 }
    }
}
