public import UIKit

/// The entities of an app's objects (Apple, *NSManagedObjectModel*).
open class NSManagedObjectModel: NSObject, NSCopying {
    /// The entities, in the order of the file.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
            entitiesByName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
            LoadedModels.add(self)
        }
    }
    /// The entities by their names.
    open private(set) var entitiesByName: [String: NSEntityDescription] = [:]
    /// The names of the entities of configurations.
    private var members: [(name: String, entities: [String])] = []
    /// The templates of fetch requests, by their names.
    open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// The words that tell versions of the model apart.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// The texts of the model in a language, which have no effect here.
    open var localizationDictionary: [String: String]?

    public override init() { super.init() }

    /// The names of the configurations.
    open var configurations: [String] { members.map(\.name) }

    /// Returns the entities of a configuration; all for none.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
        guard let found = members.first(where: { $0.name == configuration }) else { return nil }
        return found.entities.compactMap { entitiesByName[$0] }
    }

    /// Sets the entities of a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        for entity in entities where !self.entities.contains(entity) { self.entities.append(entity) }
        setMembers(entities.compactMap(\.name), of: configuration)
    }

    func setMembers(_ names: [String], of configuration: String) {
        members.removeAll { $0.name == configuration }
        members.append((configuration, names))
    }

    /// Sets the template of fetch requests with a name.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) { fetchRequestTemplatesByName[name] = fetchRequestTemplate }

    /// Returns the template of fetch requests with a name.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        fetchRequestTemplatesByName[name]
    }

    /// Returns a copy of a template whose variables have values.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = fetchRequestTemplatesByName[name] else { return nil }
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.settings = template.settings
        if let predicate = template.predicate {
            request.predicate = NSPredicate { object, _ in
                predicate.evaluate(with: object, substitutionVariables: variables)
            }
        }
        return request
    }

    /// The hashes of the entities by their names.
    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    /// Returns whether a store with metadata has the entities of the model.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
        let own = (entities(forConfigurationName: configuration) ?? []).map { ($0.name ?? "", $0.versionHash) }
        return hashes == Dictionary(own) { first, _ in first }
    }

    /// Returns a model with the entities of several ones.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        merge(models ?? [])
    }

    private func merge(_ models: [NSManagedObjectModel]) {
        var all: [NSEntityDescription] = []
        for model in models {
            let copy = model.duplicate()
            for entity in copy.entities where !all.contains(where: { $0.name == entity.name }) { all.append(entity) }
            for (name, names) in copy.members { setMembers(names, of: name) }
            fetchRequestTemplatesByName.merge(copy.fetchRequestTemplatesByName) { first, _ in first }
        }
        entities = all
    }

    /// Models with the same entities are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSManagedObjectModel)?.entityVersionHashesByName == entityVersionHashesByName
    }
    open override var hash: Int { entities.count }

    /// Returns a copy with copies of all entities.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    private func duplicate() -> NSManagedObjectModel {
        let copy = NSManagedObjectModel()
        copy.entities = entities.compactMap { $0.copy() as? NSEntityDescription }
        for (old, new) in zip(entities, copy.entities) {
            new.subentities = old.subentities.compactMap { copy.entitiesByName[$0.name ?? ""] }
        }
        for (old, new) in zip(entities, copy.entities) {
            for case (let old as NSRelationshipDescription, let new as NSRelationshipDescription) in zip(
                old.ownProperties, new.ownProperties)
            {
                let destination = old.destinationEntity.flatMap { copy.entitiesByName[$0.name ?? ""] }
                new.destinationEntity = destination
                new.inverseRelationship = old.inverseRelationship.flatMap { inverse in
                    destination?.propertiesByName[inverse.name] as? NSRelationshipDescription
                }
            }
        }
        (copy.members, copy.versionIdentifiers) = (members, versionIdentifiers)
        copy.fetchRequestTemplatesByName = fetchRequestTemplatesByName
        return copy
    }
}

/// The models of the process, from which a class without a context finds its entity.
enum LoadedModels {
    private final class List {
        let lock = NSLock()
        var models: [Weak] = []
    }
    private struct Weak { weak var model: NSManagedObjectModel? }
    private nonisolated(unsafe) static let list = List()

    static func add(_ model: NSManagedObjectModel) {
        unsafe list.lock.withLock {
            unsafe list.models.removeAll { $0.model == nil || $0.model === model }
            unsafe list.models.append(Weak(model: model))
        }
    }

    /// Returns the entity of a class in the model that was loaded last.
    static func entity(of type: AnyClass) -> NSEntityDescription? {
        let models = unsafe list.lock.withLock { unsafe list.models.reversed().compactMap(\.model) }
        return models.lazy.compactMap { $0.entity(of: type) }.first
    }
}

extension NSManagedObjectModel {
    /// Returns the entity whose objects have a class.
    func entity(of type: AnyClass) -> NSEntityDescription? {
        entities.first { EntityClasses.isNamed(type, $0.managedObjectClassName) }
    }
}
