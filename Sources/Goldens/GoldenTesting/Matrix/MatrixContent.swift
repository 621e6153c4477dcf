/// The content of a screen in some of its variants, and its part of their names.
public struct MatrixContent<Value: Sendable>: Sendable {
    /// A part of variant names and file names: a word such as `longest`, without spaces and slashes.
    public let name: String
    /// The content of the screen.
    public let value: Value

    /// Creates content with a name.
    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    /// The content that most users see.
    public static func typical(_ value: Value) -> MatrixContent { MatrixContent("typical", value) }

    /// The longest texts that may occur.
    public static func longest(_ value: Value) -> MatrixContent { MatrixContent("longest", value) }
}
