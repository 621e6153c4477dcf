/// Checks that the parts of a model fit together.
struct DataModelCheck {
    private let model: DataModel
    private let file: String
    private var entities: [String: DataEntity] = [:]

    init(_ model: DataModel, file: String) throws(DataModelError) {
        self.model = model
        self.file = file
        for entity in model.entities {
            guard entities.updateValue(entity, forKey: entity.name) == nil else {
                throw DataModelError(
                    file, line: entity.line, "there are two entities '\(entity.name)'; rename or remove one of them")
            }
        }
    }

    func check() throws(DataModelError) {
        for entity in model.entities {
            try checkParents(of: entity)
            try checkNames(of: entity)
            for relationship in entity.relationships { try check(relationship, of: entity) }
            for template in entity.fetched { try check(template) }
        }
        for template in model.requests { try check(template) }
    }

    private func checkParents(of entity: DataEntity) throws(DataModelError) {
        var seen: Set<String> = [entity.name]
        var current = entity
        while let name = current.parent {
            guard let parent = entities[name] else {
                throw DataModelError(
                    file, line: current.line,
                    "entity '\(current.name)' has the parent '\(name)', which the model does not have; choose another")
            }
            guard seen.insert(name).inserted else {
                throw DataModelError(
                    file, line: current.line,
                    "entity '\(current.name)' is its own ancestor by '\(name)'; choose another parent")
            }
            current = parent
        }
    }

    private func checkNames(of entity: DataEntity) throws(DataModelError) {
        var seen: Set<String> = []
        let properties =
            entity.attributes.map { ($0.name, $0.line) } + entity.relationships.map { ($0.name, $0.line) }
            + entity.fetched.map { ($0.name, $0.line) }
        for (name, line) in properties where !seen.insert(name).inserted {
            throw DataModelError(
                file, line: line, "entity '\(entity.name)' has two properties '\(name)'; rename or remove one of them")
        }
    }

    private func check(_ relationship: DataRelationship, of entity: DataEntity) throws(DataModelError) {
        let name = "\(entity.name).\(relationship.name)"
        guard entities[relationship.destination] != nil else {
            throw DataModelError(
                file, line: relationship.line,
                "relationship '\(name)' leads to '\(relationship.destination)', which the model does not have; choose another entity"
            )
        }
        guard let inverse = relationship.inverse, !has(relationship.destination, inverse) else { return }
        throw DataModelError(
            file, line: relationship.line,
            "relationship '\(name)' has the inverse '\(relationship.destination).\(inverse)', which the model does not have; choose another"
        )
    }

    /// Returns whether an entity or one of its ancestors has a relationship.
    private func has(_ entity: String, _ relationship: String) -> Bool {
        var current = entities[entity]
        var steps = 0
        while let entity = current, steps <= entities.count {
            if entity.relationships.contains(where: { $0.name == relationship }) { return true }
            current = entity.parent.flatMap { entities[$0] }
            steps += 1
        }
        return false
    }

    private func check(_ template: DataModel.FetchTemplate) throws(DataModelError) {
        guard entities[template.entity] == nil else { return }
        throw DataModelError(
            file, line: template.line,
            "fetch request '\(template.name)' has the entity '\(template.entity)', which the model does not have; choose another"
        )
    }
}
