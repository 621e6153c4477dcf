/// What a screen is filled with in some of its variants, and the name by which variants tell it.
public struct MatrixContent<Value: Sendable>: Sendable {
    /// A part of the names of variants and of files: a word such as `longest`, without spaces and slashes.
    public var name: String
    /// What the screen is filled with.
    public var value: Value

    /// Creates a content of a name of one's own.
    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    /// What is usually there.
    public static func typical(_ value: Value) -> MatrixContent { MatrixContent("typical", value) }

    /// The longest texts that may be there.
    public static func longest(_ value: Value) -> MatrixContent { MatrixContent("longest", value) }
}
