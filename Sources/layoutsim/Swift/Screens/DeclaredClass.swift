import LayoutSimJSON

/// A class of the package's code, as the preparation of sources tells it.
struct DeclaredClass: Hashable {
    struct Initializer: Hashable {
        /// With labels, such as `init(item:)`.
        var name: String
        var takesNothing: Bool
        var isConvenience: Bool
        var isPrivate: Bool
    }

    /// Absolute.
    var file: String
    /// Counted from 1.
    var line: Int
    /// With the types around it, such as `Outer.Inner`.
    var name: String
    /// What stands behind the colon: a superclass first, if there is one, and protocols.
    var inherited: [String]
    var initializers: [Initializer]
    /// Whether nothing outside of the file can name it.
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
