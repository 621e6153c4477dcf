import LayoutSimXML

/// Reads the elements of a data model.
struct DataModelReader {
    let file: String

    private func fail(_ element: XMLElement, _ message: String) -> DataModelError {
        DataModelError(file, line: element.line, message)
    }

    func name(of element: XMLElement) throws(DataModelError) -> String {
        guard let name = element["name"], !name.isEmpty else {
            throw fail(element, "a '\(element.name)' has no name; give it one in Xcode")
        }
        return name
    }

    func entity(_ element: XMLElement) throws(DataModelError) -> DataEntity {
        var entity = DataEntity(name: try name(of: element), line: element.line)
        entity.className = element["representedClassName"].flatMap(Self.className)
        entity.parent = element["parentEntity"]
        entity.isAbstract = element.says("isAbstract")
        entity.renaming = element["elementID"]
        switch element["codeGenerationType"] {
        case nil: break
        case "class": entity.generation = .class
        case "category": entity.generation = .category
        case let word?:
            throw fail(
                element, "entity '\(entity.name)' has the code generation '\(word)'; use 'class', 'category' or none")
        }
        for child in element.children {
            switch child.name {
            case "attribute": entity.attributes.append(try attribute(child, of: entity.name))
            case "relationship": entity.relationships.append(try relationship(child, of: entity.name))
            case "fetchedProperty": entity.fetched.append(try fetched(child, of: entity.name))
            case "uniquenessConstraints": entity.constraints += child.children.map(Self.constraint)
            case "userInfo": entity.userInfo = Self.notes(child)
            default: break
            }
        }
        return entity
    }

    /// Returns the name of a class without its module; nothing for the class of all managed objects.
    private static func className(_ text: String) -> String? {
        let name = text.split(separator: ".").last.map(String.init) ?? ""
        return name.isEmpty || name == "NSManagedObject" ? nil : name
    }

    private static func constraint(_ element: XMLElement) -> [String] {
        element.children.filter { $0.name == "constraint" }.compactMap { $0["value"] }
    }

    private static func notes(_ element: XMLElement) -> [DataNote] {
        element.children.compactMap { entry in
            entry["key"].map { DataNote(key: $0, value: entry["value"] ?? "") }
        }
    }

    private func attribute(_ element: XMLElement, of entity: String) throws(DataModelError) -> DataAttribute {
        let name = try name(of: element)
        let word = element["attributeType"] ?? DataAttribute.Kind.undefined.rawValue
        guard let kind = DataAttribute.Kind(rawValue: word == "Object ID" ? "ObjectID" : word) else {
            throw fail(
                element, "attribute '\(entity).\(name)' has the unknown type '\(word)'; choose a type that Xcode lists")
        }
        var attribute = DataAttribute(name: name, kind: kind, line: element.line)
        attribute.isOptional = element.says("optional")
        attribute.derivation = element["derivationExpression"]
        attribute.isTransient = element.says("transient") || element.says("derived")
        attribute.defaultText = element[kind == .date ? "defaultDateTimeInterval" : "defaultValueString"]
        attribute.isScalar = element.says("usesScalarValueType")
        attribute.valueClass = element["customClassName"]
        attribute.transformer = element["valueTransformerName"]
        attribute.least = (element["minValueString"] ?? element["minDateTimeInterval"]).flatMap(Double.init)
        attribute.greatest = (element["maxValueString"] ?? element["maxDateTimeInterval"]).flatMap(Double.init)
        attribute.pattern = element["regularExpressionString"]
        attribute.userInfo = element.child("userInfo").map(Self.notes) ?? []
        return attribute
    }

    private func relationship(_ element: XMLElement, of entity: String) throws(DataModelError) -> DataRelationship {
        let name = try name(of: element)
        guard let destination = element["destinationEntity"] else {
            throw fail(
                element, "relationship '\(entity).\(name)' has no destination; choose an entity for it in Xcode")
        }
        var relationship = DataRelationship(name: name, destination: destination, line: element.line)
        relationship.inverse = element["inverseName"]
        relationship.isToMany = element.says("toMany")
        relationship.isOrdered = element.says("ordered")
        relationship.isOptional = element.says("optional")
        relationship.isTransient = element.says("transient")
        if let word = element["deletionRule"] {
            guard let rule = DataRelationship.DeletionRule(rawValue: word) else {
                throw fail(
                    element,
                    "relationship '\(entity).\(name)' has the unknown deletion rule '\(word)'; choose one that Xcode lists"
                )
            }
            relationship.deletion = rule
        }
        relationship.least = element["minCount"].flatMap(Int.init) ?? 0
        relationship.greatest = element["maxCount"].flatMap(Int.init) ?? 0
        relationship.userInfo = element.child("userInfo").map(Self.notes) ?? []
        return relationship
    }

    private func fetched(_ element: XMLElement, of entity: String) throws(DataModelError) -> DataModel.FetchTemplate {
        let name = try name(of: element)
        guard let request = element.child("fetchRequest") else {
            throw fail(element, "fetched property '\(entity).\(name)' has no fetch request; give it one in Xcode")
        }
        var template = try template(request)
        template.name = name
        return template
    }

    func template(_ element: XMLElement) throws(DataModelError) -> DataModel.FetchTemplate {
        let name = try name(of: element)
        guard let entity = element["entity"] else {
            throw fail(element, "fetch request '\(name)' has no entity; choose one in Xcode")
        }
        return DataModel.FetchTemplate(
            name: name, entity: entity, predicate: element["predicateString"],
            limit: element["fetchLimit"].flatMap(Int.init) ?? 0, line: element.line)
    }
}

extension XMLElement {
    /// Returns whether an attribute is `YES`.
    fileprivate func says(_ name: String) -> Bool { self[name] == "YES" }
}
