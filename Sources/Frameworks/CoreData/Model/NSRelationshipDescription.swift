public import UIKit

/// A relationship of an entity (Apple, *NSRelationshipDescription*).
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship back.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The greatest number of objects: 1 makes the relationship to one object, 0 is any number.
    open var maxCount = 0
    /// The least number of objects.
    open var minCount = 0
    /// What becomes of the objects when the owner is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the relationship has any number of objects.
    open var isToMany: Bool { maxCount != 1 }
    /// Whether the objects have an order.
    open var isOrdered = false

    override func duplicate() -> NSPropertyDescription {
        let copy = NSRelationshipDescription()
        fill(copy)
        (copy.maxCount, copy.minCount, copy.deleteRule) = (maxCount, minCount, deleteRule)
        copy.isOrdered = isOrdered
        return copy
    }
}

/// A property whose value is the result of a fetch request (Apple, *NSFetchedPropertyDescription*).
open class NSFetchedPropertyDescription: NSPropertyDescription {
    /// The request; its predicate may name the object `$FETCH_SOURCE`.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    override func duplicate() -> NSPropertyDescription {
        let copy = NSFetchedPropertyDescription()
        fill(copy)
        copy.fetchRequest = fetchRequest
        return copy
    }
}

/// A computed column of a fetch request for dictionaries (Apple, *NSExpressionDescription*).
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression of the value.
    open var expression: NSExpression?
    /// The type of the value.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The type of the value, by the names since iOS 15.
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}

/// An index of an entity, which stores here have no use for (Apple, *NSFetchIndexDescription*).
open class NSFetchIndexDescription: NSObject {
    /// The name.
    open var name: String
    /// The parts.
    open var elements: [NSFetchIndexElementDescription]

    /// Creates an index.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
    }
}

/// The kind of a part of an index.
public enum NSFetchIndexElementType: UInt, Sendable { case binary = 0, rTree }

/// A part of an index (Apple, *NSFetchIndexElementDescription*).
open class NSFetchIndexElementDescription: NSObject {
    /// The property.
    open private(set) var property: NSPropertyDescription?
    /// The kind.
    open var collationType: NSFetchIndexElementType
    /// Whether values ascend.
    open var isAscending = true

    /// Creates a part of an index.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        (self.property, self.collationType) = (property, collationType)
    }
}
