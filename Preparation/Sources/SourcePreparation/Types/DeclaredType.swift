/// A type that a source declares, with the information needed to create a value.
public struct DeclaredType: Hashable, Codable, Sendable {
    /// The kind of a type.
    public enum Kind: String, Codable, Sendable {
        case `class`, `struct`, `enum`, `protocol`
        /// Another name of the type that `inherited` has.
        case alias
        /// A preview by the macro `#Preview`, whose name is the title.
        case preview
    }

    /// What a protocol demands of a type that stands for it.
    public struct Requirement: Hashable, Codable, Sendable {
        /// The declaration up to its type, such as `func a(_ b: Int) throws` or `var c`.
        public var head: String
        /// The name without labels.
        public var name: String
        /// The type of the result or of the property, as it is written; `nil` if there is none.
        public var type: String?
        /// Whether it is a property that is set.
        public var isSettable = false
    }

    /// A parameter of an initializer, or an associated value of a case.
    public struct Parameter: Hashable, Codable, Sendable {
        /// The label; `_` if there is none.
        public var label: String
        /// The type, as it is written.
        public var type: String
        /// Whether it may be left out of a call.
        public var hasDefault: Bool
    }

    /// An initializer in the body of a type or of an extension, or the memberwise one of a structure.
    public struct Initializer: Hashable, Codable, Sendable {
        /// The parameters.
        public var parameters: [Parameter]
        /// Whether it delegates to another initializer of the class.
        public var isConvenience = false
        /// Whether only the type or the file can call it.
        public var isPrivate = false
        /// Whether its result is optional.
        public var isFailable = false
        /// Whether it throws errors.
        public var isThrowing = false
        /// Whether it is asynchronous.
        public var isAsync = false
    }

    /// A method without a result.
    public struct Method: Hashable, Codable, Sendable {
        /// The name without labels.
        public var name: String
        /// The parameters.
        public var parameters: [Parameter]
    }

    /// A case of an enumeration.
    public struct Case: Hashable, Codable, Sendable {
        /// The name.
        public var name: String
        /// The associated values.
        public var values: [Parameter]
    }

    /// The path of the source.
    public var file = ""
    /// The line, counted from 1.
    public var line: Int
    /// The kind.
    public var kind: Kind
    /// The name with the enclosing types, such as `Outer.Inner`.
    public var name: String
    /// The types after the colon: a superclass first, if there is one, and protocols.
    public var inherited: [String]
    /// The initializers, in the order of the source.
    public var initializers: [Initializer] = []
    /// The cases of an enumeration.
    public var cases: [Case] = []
    /// The stored properties without a value that the code that makes an object must set: those whose type ends with
    /// `!`.
    public var injected: [Parameter] = []
    /// The weak references, which the code that makes an object sets to another.
    public var references: [Parameter] = []
    /// The methods that set private properties whose type ends with `!` from their parameters.
    public var injecting: [Method] = []
    /// The functions of the type that make an object of it and give it what its private properties need.
    public var factories: [Method] = []
    /// What a protocol demands; `nil` if a type cannot be written for it alone, as for one with associated types.
    public var requirements: [Requirement]?
    /// The constant of the type that holds its only object, such as `shared`.
    public var shared: String?
    /// Whether the type cannot be named outside the file.
    public var isPrivate: Bool
    /// Whether the type, or one around it, is generic.
    public var isGeneric: Bool
    /// The names that stand for other types in it; none if a type around it is generic.
    public var placeholders: [String] = []
}
