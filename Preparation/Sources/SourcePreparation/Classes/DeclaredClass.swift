/// A class that a source declares, with the information needed to create an object.
public struct DeclaredClass: Hashable, Codable, Sendable {
    /// An initializer in the body of a class or of an extension.
    public struct Initializer: Hashable, Codable, Sendable {
        /// The name with labels, such as `init(item:)`.
        public var name: String
        /// Whether it can be called without arguments, because all of its parameters have default values.
        public var takesNothing: Bool
        /// Whether it delegates to another initializer of the class.
        public var isConvenience: Bool
        /// Whether only the class or the file can call it.
        public var isPrivate: Bool
    }

    /// The path of the source.
    public var file = ""
    /// The line, counted from 1.
    public var line: Int
    /// The name with the enclosing types, such as `Outer.Inner`.
    public var name: String
    /// The types after the colon: a superclass first, if there is one, and protocols.
    public var inherited: [String]
    /// The initializers, in the order of the source.
    public var initializers: [Initializer]
    /// Whether the class cannot be named outside the file.
    public var isPrivate: Bool
    /// Whether the class, or a type around it, is generic.
    public var isGeneric: Bool
}
