public import UIKit

/// An entity of a model: the properties of a kind of objects (Apple, *NSEntityDescription*).
open class NSEntityDescription: NSObject, NSCopying {
    /// The name.
    open var name: String?
    /// The name of the class of the objects.
    open var managedObjectClassName: String! = "NSManagedObject" {
        didSet { knownClass = nil }
    }
    private var knownClass: NSManagedObject.Type?
    /// Whether there are no objects of the entity itself.
    open var isAbstract = false
    /// The model that has the entity.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    /// The entity whose properties this one inherits.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The entities that inherit from this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    /// The app's own information.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The identifier by which migrations find the entity of an earlier version.
    open var renamingIdentifier: String?
    /// A word that makes the entity's version another one.
    open var versionHashModifier: String?
    /// The names of attributes, or the attributes, whose values taken together only one object may have.
    open var uniquenessConstraints: [[Any]] = []
    /// The indexes, which have no effect here.
    open var indexes: [NSFetchIndexDescription] = []
    /// The expression of the name in Spotlight, which has no effect here.
    open var coreSpotlightDisplayNameExpression = NSExpression(forConstantValue: nil)
    /// The properties without those of ancestors, in the order in which they were set.
    var ownProperties: [NSPropertyDescription] = []
    private var named: [String: NSPropertyDescription]?

    public override init() { super.init() }

    /// The subentities by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// All properties, those of ancestors first.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = superentity?.properties ?? []
            ownProperties = newValue.filter { property in !inherited.contains { $0 === property } }
            for property in ownProperties { property.belong(to: self) }
            forgetNames()
        }
    }

    private func forgetNames() {
        named = nil
        for entity in subentities { entity.forgetNames() }
    }

    /// The properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] {
        if let named, named.count > 0 { return named }
        let found = Dictionary(properties.map { ($0.name, $0) }) { $1 }
        named = found
        return found
    }
    /// The attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// The relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    /// The attribute keys, in the order of the model.
    open var attributeKeys: [String] { properties.filter { $0 is NSAttributeDescription }.map(\.name) }

    /// Returns the relationships whose objects are of an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// Returns whether the entity is another one or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var current: NSEntityDescription? = self
        while let candidate = current {
            if candidate === entity || candidate.name == entity.name { return true }
            current = candidate.superentity
        }
        return false
    }

    /// A hash of what stores keep of the entity.
    open var versionHash: Data {
        let properties = properties.filter { !$0.isTransient }.map(\.name).sorted()
        return Data("\(name ?? "") \(properties.joined(separator: " ")) \(versionHashModifier ?? "")".utf8)
    }

    /// The class of the objects; that of all managed objects if the program does not have it.
    var objectClass: NSManagedObject.Type {
        if let knownClass { return knownClass }
        let found = EntityClasses.type(named: managedObjectClassName) ?? NSManagedObject.self
        knownClass = found
        return found
    }

    /// The names of the entity and of all that inherit from it.
    var namesWithDescendants: Set<String> {
        subentities.reduce(into: [name ?? ""]) { $0.formUnion($1.namesWithDescendants) }
    }

    /// Returns a copy that belongs to no model, with copies of its own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        (copy.name, copy.managedObjectClassName, copy.isAbstract) = (name, managedObjectClassName, isAbstract)
        (copy.userInfo, copy.renamingIdentifier) = (userInfo, renamingIdentifier)
        copy.versionHashModifier = versionHashModifier
        copy.uniquenessConstraints = uniquenessConstraints
        copy.properties = ownProperties.map { $0.duplicate() }
        return copy
    }

    /// Returns the entity with a name in the model of a context; one that it does not have is an exception.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        guard let model = context.model else {
            raiseInvalidArgument(
                "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'"
            )
        }
        return model.entitiesByName[entityName]
    }

    /// Inserts a new object of the entity with a name into a context.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            raiseInvalidArgument(
                "+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return NSManagedObject.made(of: entity, in: context)
    }
}
