public import LayoutSimInertness
public import UIKit

/// An attribute of an entity (Apple, *NSAttributeDescription*).
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The type of the values, by the names since iOS 15.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    /// The value of new objects.
    open var defaultValue: Any?
    /// The name of the class of the values.
    open var attributeValueClassName: String? {
        get { valueClassName ?? attributeType.className }
        set { valueClassName = newValue }
    }
    private var valueClassName: String?
    /// The name of the transformer; stored only, since values are kept as they are.
    @Inert(.service) open var valueTransformerName: String? = nil
    /// Whether large data is kept outside of the store; stored only.
    @Inert(.service) open var allowsExternalBinaryDataStorage = false
    /// Whether the attribute is part of the history of changes; stored only.
    @Inert(.service) open var preservesValueInHistoryOnDeletion = false
    /// Whether values are encrypted in the cloud; stored only.
    @Inert(.service) open var allowsCloudEncryption = false

    override func duplicate() -> NSPropertyDescription {
        let copy = NSAttributeDescription()
        fill(copy)
        return copy
    }

    override func fill(_ copy: NSPropertyDescription) {
        super.fill(copy)
        guard let copy = copy as? NSAttributeDescription else { return }
        (copy.attributeType, copy.defaultValue, copy.valueClassName) = (attributeType, defaultValue, valueClassName)
    }
}

/// An attribute whose value follows from others when an object is saved (Apple, *NSDerivedAttributeDescription*).
open class NSDerivedAttributeDescription: NSAttributeDescription {
    /// The expression of the value.
    open var derivationExpression: NSExpression?

    override func duplicate() -> NSPropertyDescription {
        let copy = NSDerivedAttributeDescription()
        fill(copy)
        copy.derivationExpression = derivationExpression
        return copy
    }
}
