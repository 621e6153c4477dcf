/// An entity of a data model.
package struct DataEntity: Hashable, Sendable {
    /// The code that Xcode generates for an entity.
    package enum CodeGeneration: String, Hashable, Sendable {
        case manual, category, `class`
    }

    /// The name.
    package var name: String
    /// The class of its objects, without its module; `nil` for that of all managed objects.
    package var className: String?
    /// The name of the entity whose properties it inherits.
    package var parent: String?
    /// Whether it has no objects of its own.
    package var isAbstract = false
    /// The code that Xcode generates.
    package var generation = CodeGeneration.manual
    /// Its own attributes, in the order of the file.
    package var attributes: [DataAttribute] = []
    /// Its own relationships, in the order of the file.
    package var relationships: [DataRelationship] = []
    /// Its own fetched properties.
    package var fetched: [DataModel.FetchTemplate] = []
    /// The names of attributes whose values, taken together, only one object may have.
    package var constraints: [[String]] = []
    /// The app's own information.
    package var userInfo: [DataNote] = []
    /// The identifier by which migrations find the entity of an earlier version.
    package var renaming: String?
    /// The line in the file, from 1.
    package var line: Int
}

/// A key and a value that an app gave to a part of a model.
package struct DataNote: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: String
}

/// An attribute of an entity.
package struct DataAttribute: Hashable, Sendable {
    /// The type of an attribute's values, by the word that files have for it.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case int16 = "Integer 16"
        case int32 = "Integer 32"
        case int64 = "Integer 64"
        case decimal = "Decimal"
        case double = "Double"
        case float = "Float"
        case string = "String"
        case boolean = "Boolean"
        case date = "Date"
        case binary = "Binary"
        case uuid = "UUID"
        case uri = "URI"
        case transformable = "Transformable"
        case objectID = "ObjectID"
        case composite = "Composite"
        case undefined = "Undefined"
    }

    /// The name.
    package var name: String
    /// The type of its values.
    package var kind: Kind
    /// Whether it may have no value.
    package var isOptional = false
    /// Whether stores do not keep it; derived attributes are such here.
    package var isTransient = false
    /// The format of what it is derived from.
    package var derivation: String?
    /// The default as text, or the seconds since 2001 of a date.
    package var defaultText: String?
    /// Whether generated code has a number instead of an object.
    package var isScalar = false
    /// The class of the values of a transformable attribute.
    package var valueClass: String?
    /// The name of the transformer of a transformable attribute.
    package var transformer: String?
    /// The least value, or length of texts.
    package var least: Double?
    /// The greatest value, or length of texts.
    package var greatest: Double?
    /// The regular expression of texts.
    package var pattern: String?
    /// The app's own information.
    package var userInfo: [DataNote] = []
    /// The line in the file, from 1.
    package var line: Int
}

/// A relationship of an entity.
package struct DataRelationship: Hashable, Sendable {
    /// What becomes of the destination when an object is deleted.
    package enum DeletionRule: String, Hashable, Sendable {
        case noAction = "No Action"
        case nullify = "Nullify"
        case cascade = "Cascade"
        case deny = "Deny"
    }

    /// The name.
    package var name: String
    /// The name of the entity of its objects.
    package var destination: String
    /// The name of the inverse relationship.
    package var inverse: String?
    /// Whether it has any number of objects.
    package var isToMany = false
    /// Whether its objects have an order.
    package var isOrdered = false
    /// Whether it may have no object.
    package var isOptional = false
    /// Whether stores do not keep it.
    package var isTransient = false
    /// The deletion rule.
    package var deletion = DeletionRule.nullify
    /// The least number of objects; 0 for any.
    package var least = 0
    /// The greatest number of objects; 0 for any.
    package var greatest = 0
    /// The app's own information.
    package var userInfo: [DataNote] = []
    /// The line in the file, from 1.
    package var line: Int
}
