import LayoutSimJSON

/// A type of the package's code, as reported by the preparation of sources.
struct DeclaredType: Hashable {
    enum Kind: String {
        case `class`, `struct`, `enum`, `protocol`
        /// Another name of the type that `inherited` has.
        case alias
        /// A preview by the macro `#Preview`, whose name is the title.
        case preview
    }

    /// What a protocol demands of a type that stands for it.
    struct Requirement: Hashable {
        /// The declaration up to its type, such as `func a(_ b: Int) throws` or `var c`.
        var head: String
        /// The name without labels.
        var name: String
        /// The type of the result or of the property; `nil` if there is none.
        var type: String?
        var isSettable = false
    }

    /// A parameter of an initializer, an associated value, or a property that is set after its object is made.
    struct Parameter: Hashable {
        /// The label; `_` if there is none.
        var label: String
        /// The type, as it is written.
        var type: String
        var hasDefault: Bool
    }

    struct Initializer: Hashable {
        var parameters: [Parameter]
        var isConvenience = false
        var isPrivate = false
        var isFailable = false
        var isThrowing = false
        var isAsync = false

        /// The name with argument labels, such as `init(item:)`.
        var name: String { "init(\(parameters.map { $0.label + ":" }.joined()))" }
        var takesNothing: Bool { parameters.allSatisfy(\.hasDefault) }
    }

    /// A method without a result.
    struct Method: Hashable {
        var name: String
        var parameters: [Parameter]
    }

    /// A case of an enumeration.
    struct Case: Hashable {
        var name: String
        var values: [Parameter]
    }

    /// The absolute path of the file.
    var file: String
    /// The line number, from 1.
    var line: Int
    var kind = Kind.class
    /// The name with enclosing types, such as `Outer.Inner`.
    var name: String
    /// The inheritance clause: the superclass first, if there is one, and protocols.
    var inherited: [String]
    var initializers: [Initializer] = []
    var cases: [Case] = []
    /// The properties with types that end with `!`, which the code that makes an object sets.
    var injected: [Parameter] = []
    /// The weak references, which that code sets to other objects.
    var references: [Parameter] = []
    /// The methods that set private properties of such types.
    var injecting: [Method] = []
    /// The functions of the type that make an object of it and give it what its private properties need.
    var factories: [Method] = []
    /// What a protocol demands; `nil` if a type cannot be written for it alone.
    var requirements: [Requirement]?
    /// The constant of the type that holds its only object.
    var shared: String?
    /// The module, if code has to name it; `nil` for the module of that code.
    var module: String?
    /// Whether the type is not accessible outside of its file.
    var isPrivate = false
    var isGeneric = false
    /// The names that stand for other types in it; none if a type around it is generic.
    var placeholders: [String] = []
    /// The types in their place, as they are written.
    var filling: [String] = []
}

extension DeclaredType {
    /// The name in code.
    var qualifiedName: String {
        let own = filling.isEmpty ? name : "\(name)<\(filling.joined(separator: ", "))>"
        return module.map { "\($0).\(own)" } ?? own
    }

    /// Reads an element of the list.
    init(_ node: JSONNode) throws {
        file = try node.member("file").string()
        line = try node.member("line").integer()
        kind = Kind(rawValue: try node.member("kind").string()) ?? .class
        name = try node.member("name").string()
        inherited = try node.member("inherited").elements().map { try $0.string() }
        initializers = try node.member("initializers").elements().map { try Initializer($0) }
        cases = try node.member("cases").elements().map { try Case($0) }
        injected = try node.member("injected").elements().map { try Parameter($0) }
        references = try node.member("references").elements().map { try Parameter($0) }
        injecting = try node.member("injecting").elements().map { try Method($0) }
        factories = try node.member("factories").elements().map { try Method($0) }
        placeholders = try node.member("placeholders").elements().map { try $0.string() }
        requirements = try node.optionalMember("requirements")?.elements().map { try Requirement($0) }
        shared = try node.optionalMember("shared")?.string()
        isPrivate = try node.member("isPrivate").boolean()
        isGeneric = try node.member("isGeneric").boolean()
    }
}

extension DeclaredType.Requirement {
    fileprivate init(_ node: JSONNode) throws {
        head = try node.member("head").string()
        name = try node.member("name").string()
        type = try node.optionalMember("type")?.string()
        isSettable = try node.member("isSettable").boolean()
    }
}

extension DeclaredType.Parameter {
    fileprivate init(_ node: JSONNode) throws {
        label = try node.member("label").string()
        type = try node.member("type").string()
        hasDefault = try node.member("hasDefault").boolean()
    }
}

extension DeclaredType.Initializer {
    fileprivate init(_ node: JSONNode) throws {
        parameters = try node.member("parameters").elements().map { try DeclaredType.Parameter($0) }
        isConvenience = try node.member("isConvenience").boolean()
        isPrivate = try node.member("isPrivate").boolean()
        isFailable = try node.member("isFailable").boolean()
        isThrowing = try node.member("isThrowing").boolean()
        isAsync = try node.member("isAsync").boolean()
    }
}

extension DeclaredType.Method {
    fileprivate init(_ node: JSONNode) throws {
        name = try node.member("name").string()
        parameters = try node.member("parameters").elements().map { try DeclaredType.Parameter($0) }
    }
}

extension DeclaredType.Case {
    fileprivate init(_ node: JSONNode) throws {
        name = try node.member("name").string()
        values = try node.member("values").elements().map { try DeclaredType.Parameter($0) }
    }
}
