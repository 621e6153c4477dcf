import LayoutSimJSON

/// A class of the package's code, as reported by the preparation of sources.
struct DeclaredClass: Hashable {
    struct Initializer: Hashable {
        /// The name with argument labels, such as `init(item:)`.
        var name: String
        var takesNothing: Bool
        var isConvenience: Bool
        var isPrivate: Bool
    }

    /// The absolute path of the file.
    var file: String
    /// The line number, from 1.
    var line: Int
    /// The name with enclosing types, such as `Outer.Inner`.
    var name: String
    /// The inheritance clause: the superclass first, if there is one, and protocols.
    var inherited: [String]
    var initializers: [Initializer]
    /// Whether the class is not accessible outside of its file.
    var isPrivate: Bool
    var isGeneric: Bool
}

extension DeclaredClass {
    /// Reads an element of the list.
    init(_ node: JSONNode) throws {
        file = try node.member("file").string()
        line = try node.member("line").integer()
        name = try node.member("name").string()
        inherited = try node.member("inherited").elements().map { try $0.string() }
        initializers = try node.member("initializers").elements().map { try Initializer($0) }
        isPrivate = try node.member("isPrivate").boolean()
        isGeneric = try node.member("isGeneric").boolean()
    }
}

extension DeclaredClass.Initializer {
    fileprivate init(_ node: JSONNode) throws {
        name = try node.member("name").string()
        takesNothing = try node.member("takesNothing").boolean()
        isConvenience = try node.member("isConvenience").boolean()
        isPrivate = try node.member("isPrivate").boolean()
    }
}
