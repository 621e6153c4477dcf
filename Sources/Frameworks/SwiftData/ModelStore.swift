import Observation

/// The stored models of all classes, in the order in which they were inserted.
@Observable final class ModelStore {
    private(set) var models: [any PersistentModel] = []

    func insert(_ model: any PersistentModel) {
        guard !models.contains(where: { $0 === model }) else { return }
        models.append(model)
    }

    func delete(_ model: any PersistentModel) { models.removeAll { $0 === model } }

    func removeAll() { models = [] }

    /// The models with those to which they are related, which are stored with them.
    var reachable: [any PersistentModel] {
        var (found, seen) = ([any PersistentModel](), Set<ObjectIdentifier>())
        var open = Array(models.reversed())
        while let model = open.popLast() {
            guard !model._modelPlace.isDeleted, seen.insert(ObjectIdentifier(model)).inserted else { continue }
            found.append(model)
            open += Mirror(reflecting: model).children.flatMap { ModelStore.models(in: $0.value) }.reversed()
        }
        return found
    }

    /// Returns the models that a property holds.
    private static func models(in value: Any) -> [any PersistentModel] {
        if let model = value as? any PersistentModel { return [model] }
        return (value as? [any PersistentModel]) ?? []
    }
}
