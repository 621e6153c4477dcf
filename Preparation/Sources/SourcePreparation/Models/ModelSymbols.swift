import Foundation

/// The classes and extensions that Xcode generates for the entities of data models, prepared for the compiler.
enum ModelSymbols {
    /// Returns the declarations by the source to which they are added: the first source of the folder around a model.
    static func additions(_ models: [DataModelSource], files: [String]) -> [String: String] {
        guard models.contains(where: { $0.entities.contains { $0.generation != nil } }) else { return [:] }
        var uses = NamedMembers()
        for file in files { uses.add(Array(FileManager.default.contents(atPath: file) ?? Data())) }
        var texts: [String: [String]] = [:]
        for model in models {
            guard let file = AssetSymbols.neighbor(of: model.path, in: files) else { continue }
            let classes = Dictionary(model.entities.map { ($0.name, $0.className) }) { first, _ in first }
            for entity in model.entities where entity.generation != nil {
                let isDeclared = uses.types.contains(entity.className) && declare(entity.className, files)
                let text = GeneratedEntity(entity, classes: classes)
                    .declarations(declaresClass: entity.generation == "class" && !isDeclared)
                if texts[file]?.contains(text) != true { texts[file, default: ["import CoreData"]].append(text) }
            }
        }
        return texts.mapValues { $0.joined(separator: "\n") }
    }

    /// Returns whether sources declare a type that is in no other.
    private static func declare(_ name: String, _ files: [String]) -> Bool {
        files.contains { file in
            let source = FileManager.default.contents(atPath: file) ?? Data()
            guard source.firstRange(of: Data(name.utf8)) != nil else { return false }
            return FoundTypes(in: Array(source)).types.contains { $0.name == name }
        }
    }
}

/// The code of an entity, as Xcode generates it.
struct GeneratedEntity {
    private let entity: DataModelSource.Entity
    /// The names of the classes of the model's entities.
    private let classes: [String: String]

    init(_ entity: DataModelSource.Entity, classes: [String: String]) {
        (self.entity, self.classes) = (entity, classes)
    }

    func declarations(declaresClass: Bool) -> String {
        let name = entity.className
        guard name != "NSManagedObject" else { return "" }
        var lines: [String] = []
        if declaresClass {
            let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
            lines.append("public class \(name): \(parent) {}")
            if parent == "NSManagedObject" { lines.append("extension \(name): Identifiable {}") }
        }
        lines.append("extension \(name) {")
        lines.append(
            "public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \(entity.name.debugDescription)) }"
        )
        lines += entity.attributes.compactMap(attribute)
        lines += entity.relationships.flatMap(relationship)
        lines += entity.fetched.compactMap { property in
            guard let name = property["name"], let entity = property["entity"] else { return nil }
            return self.property(name, "[\(classes[entity] ?? "NSManagedObject")]")
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    private func property(_ name: String, _ type: String) -> String {
        "public var `\(name)`: \(type) { get { _managed(self, \"\(name)\") } set { _manage(self, \"\(name)\", newValue) } }"
    }

    private func attribute(_ attribute: [String: String]) -> String? {
        guard let name = attribute["name"], !name.isEmpty, let kind = attribute["attributeType"] else { return nil }
        return property(name, type(kind, isScalar: attribute["usesScalarValueType"] == "YES", attribute))
    }

    private func type(_ kind: String, isScalar: Bool, _ attribute: [String: String]) -> String {
        switch kind {
        case "Integer 16": isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": isScalar ? "Int64" : "NSNumber?"
        case "Double": isScalar ? "Double" : "NSNumber?"
        case "Float": isScalar ? "Float" : "NSNumber?"
        case "Boolean": isScalar ? "Bool" : "NSNumber?"
        case "Date": isScalar ? "TimeInterval" : "Date?"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        case "ObjectID": "NSManagedObjectID?"
        default: (attribute["customClassName"] ?? "NSObject") + "?"
        }
    }

    private func relationship(_ relationship: [String: String]) -> [String] {
        guard let name = relationship["name"], !name.isEmpty else { return [] }
        let type = relationship["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
        guard relationship["toMany"] == "YES" else { return [property(name, type + "?")] }
        let isOrdered = relationship["ordered"] == "YES"
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        let word = name.prefix(1).uppercased() + name.dropFirst()
        var lines = [property(name, set + "?")]
        if isOrdered {
            lines += [
                call("insertInto\(word)(_ value: \(type), at idx: Int)", "insertInto\(word)(_:at:)", "value, idx"),
                call("removeFrom\(word)(at idx: Int)", "removeFrom\(word)(at:)", "idx"),
                call(
                    "insertInto\(word)(_ values: [\(type)], at indexes: NSIndexSet)", "insertInto\(word)(_:at:)",
                    "values, indexes"),
                call("removeFrom\(word)(at indexes: NSIndexSet)", "removeFrom\(word)(at:)", "indexes"),
                call(
                    "replace\(word)(at idx: Int, with value: \(type))", "replace\(word)(at:with:)", "idx, value"),
                call(
                    "replace\(word)(at indexes: NSIndexSet, with values: [\(type)])", "replace\(word)(at:with:)",
                    "indexes, values"),
            ]
        }
        for kind in [type, set] {
            lines += [
                call("addTo\(word)(_ value: \(kind))", "addTo\(word)(_:)", "value"),
                call("removeFrom\(word)(_ value: \(kind))", "removeFrom\(word)(_:)", "value"),
            ]
        }
        return lines
    }

    private func call(_ signature: String, _ name: String, _ arguments: String) -> String {
        "public func \(signature) { _callManaged(self, \"\(name)\", \(arguments)) }"
    }
}
