/// The objects of a `project.pbxproj`, which name each other by identifiers.
struct ProjectObjects {
    /// An object with its identifier.
    struct Object {
        var id: String
        var fields: PropertyList

        /// The class of the object, such as `PBXNativeTarget`.
        var kind: String { fields["isa"]?.string ?? "" }

        func string(_ key: String) -> String? { fields[key]?.string }
        func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }
    }

    let root: Object
    private let objects: [String: PropertyList]
    /// All objects, in the order of the file.
    let all: [Object]

    init(_ list: PropertyList, file: String) throws(ProjectFileError) {
        guard let entries = list["objects"]?.entries else {
            throw ProjectFileError(
                file, line: list.line, "there is no dictionary 'objects', which Xcode's projects have")
        }
        objects = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
        all = entries.map { Object(id: $0.key, fields: $0.value) }
        guard let id = list["rootObject"]?.string, let fields = objects[id] else {
            throw ProjectFileError(file, line: list.line, "'rootObject' names no object, expected the project's")
        }
        root = Object(id: id, fields: fields)
    }

    subscript(_ id: String?) -> Object? {
        id.flatMap { id in objects[id].map { Object(id: id, fields: $0) } }
    }

    /// Returns the objects that an object names under a key; dangling names are left out.
    func list(_ object: Object, _ key: String) -> [Object] { object.strings(key).compactMap { self[$0] } }
}
