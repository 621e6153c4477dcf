import LayoutSimDataModels
import UIKit

/// Makes the objects of a model from its file.
struct ModelBuilder {
    private let source: DataModel
    private let path: String

    init(_ source: DataModel, path: String) { (self.source, self.path) = (source, path) }

    /// Fills a model.
    func fill(_ model: NSManagedObjectModel) throws {
        model.entities = source.entities.map(entity)
        if let identifier = source.versionIdentifier { model.versionIdentifiers = [identifier] }
        for value in source.entities {
            guard let entity = model.entitiesByName[value.name] else { continue }
            entity.subentities = source.entities.filter { $0.parent == value.name }.compactMap {
                model.entitiesByName[$0.name]
            }
        }
        for value in source.entities {
            guard let entity = model.entitiesByName[value.name] else { continue }
            entity.properties =
                try entity.properties + value.attributes.map(attribute)
                + value.relationships.map { relationship($0, in: model) }
                + value.fetched.map { try fetched($0, in: model) }
        }
        connect(model)
        for configuration in source.configurations {
            model.setMembers(configuration.entities, of: configuration.name)
        }
        for template in source.requests {
            model.setFetchRequestTemplate(try request(template, in: model), forName: template.name)
        }
    }

    private func entity(_ value: DataEntity) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = value.name
        entity.managedObjectClassName = value.className ?? "NSManagedObject"
        entity.isAbstract = value.isAbstract
        entity.renamingIdentifier = value.renaming
        entity.userInfo = ModelBuilder.notes(value.userInfo)
        entity.uniquenessConstraints = value.constraints
        return entity
    }

    private static func notes(_ notes: [DataNote]) -> [AnyHashable: Any] {
        Dictionary(notes.map { ($0.key, $0.value) }) { $1 }
    }

    private func attribute(_ value: DataAttribute) throws -> NSAttributeDescription {
        let attribute = value.derivation == nil ? NSAttributeDescription() : NSDerivedAttributeDescription()
        attribute.name = value.name
        attribute.attributeType = NSAttributeType(value.kind)
        attribute.isOptional = value.isOptional
        attribute.isTransient = value.isTransient && value.derivation == nil
        attribute.userInfo = ModelBuilder.notes(value.userInfo)
        attribute.defaultValue = value.defaultText.flatMap { AttributeValues.parsed($0, attribute.attributeType) }
        if let name = value.valueClass { attribute.attributeValueClassName = name }
        if let derivation = value.derivation {
            guard PredicateParser.operand(derivation, []) != nil else {
                throw DataModelError(
                    path, line: value.line,
                    "attribute '\(value.name)' is derived by '\(derivation)', which is not understood; simplify it")
            }
            (attribute as? NSDerivedAttributeDescription)?.derivationExpression = NSExpression(
                format: derivation, argumentArray: [])
        }
        attribute.setValidationPredicates(limits(of: value), withValidationWarnings: [])
        return attribute
    }

    private func limits(of value: DataAttribute) -> [NSPredicate] {
        let key = value.kind == .string ? "length" : "SELF"
        var limits: [NSPredicate] = []
        if let least = value.least { limits.append(NSPredicate(format: "\(key) >= %@", argumentArray: [least])) }
        if let greatest = value.greatest {
            limits.append(NSPredicate(format: "\(key) <= %@", argumentArray: [greatest]))
        }
        if let pattern = value.pattern {
            limits.append(NSPredicate(format: "SELF MATCHES %@", argumentArray: [pattern]))
        }
        return limits
    }

    private func relationship(_ value: DataRelationship, in model: NSManagedObjectModel) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = value.name
        relationship.destinationEntity = model.entitiesByName[value.destination]
        relationship.isOptional = value.isOptional
        relationship.isTransient = value.isTransient
        relationship.isOrdered = value.isOrdered
        relationship.deleteRule = NSDeleteRule(value.deletion)
        relationship.minCount = value.least
        relationship.maxCount = value.isToMany ? (value.greatest == 1 ? 0 : value.greatest) : 1
        relationship.userInfo = ModelBuilder.notes(value.userInfo)
        return relationship
    }

    private func fetched(
        _ value: DataModel.FetchTemplate, in model: NSManagedObjectModel
    ) throws -> NSFetchedPropertyDescription {
        let property = NSFetchedPropertyDescription()
        property.name = value.name
        property.fetchRequest = try request(value, in: model)
        return property
    }

    private func request(
        _ value: DataModel.FetchTemplate, in model: NSManagedObjectModel
    ) throws -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: value.entity)
        request.fetchLimit = value.limit
        guard let format = value.predicate else { return request }
        guard let form = PredicateParser.form(format, []) else {
            throw DataModelError(
                path, line: value.line,
                "fetch request '\(value.name)' has the predicate '\(format)', which is not understood; simplify it")
        }
        request.predicate = NSPredicate { form.holds(for: PredicateSubject($0, variables: $1 ?? [:])) }
        return request
    }

    /// Gives relationships their inverses.
    private func connect(_ model: NSManagedObjectModel) {
        for value in source.entities {
            for relationship in value.relationships {
                let own = model.entitiesByName[value.name]?.propertiesByName[relationship.name]
                let other = model.entitiesByName[relationship.destination]
                guard let own = own as? NSRelationshipDescription, let inverse = relationship.inverse else { continue }
                own.inverseRelationship = other?.propertiesByName[inverse] as? NSRelationshipDescription
            }
        }
    }
}
