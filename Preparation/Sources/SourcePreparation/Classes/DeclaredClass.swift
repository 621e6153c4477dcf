/// A class that a source declares, as far as one needs to know to make an object of it.
public struct DeclaredClass: Hashable, Codable, Sendable {
    /// An initializer in the body of a class or of an extension.
    public struct Initializer: Hashable, Codable, Sendable {
        /// The name with labels, such as `init(item:)`.
        public var name: String
        /// Whether it is called without arguments: all of its parameters have values of their own.
        public var takesNothing: Bool
        /// Whether it hands on to another initializer of the class.
        public var isConvenience: Bool
        /// Whether only the class or the file may call it.
        public var isPrivate: Bool
    }

    /// The path of the source.
    public var file = ""
    /// Counted from 1.
    public var line: Int
    /// With the types around it, such as `Outer.Inner`.
    public var name: String
    /// What stands behind the colon: a superclass first, if there is one, and protocols.
    public var inherited: [String]
    /// In the order of the source.
    public var initializers: [Initializer]
    /// Whether nothing outside of the file can name it.
    public var isPrivate: Bool
    /// Whether it, or a type around it, has parameters.
    public var isGeneric: Bool
}
