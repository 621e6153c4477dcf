import SnapshotTesting

/// The place of a text among the trailing closures of an assertion's call.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    /// The label of the closure that returns the text, by default.
    public static let defaultTrailingClosureLabel = "matches"

    /// Former labels of the closure.
    public var deprecatedTrailingClosureLabels: [String]
    /// The label of the closure that returns the text.
    public var trailingClosureLabel: String
    /// The number of trailing closures before it.
    public var trailingClosureOffset: Int

    /// Creates a place among trailing closures.
    public init(
        deprecatedTrailingClosureLabels: [String] = [],
        trailingClosureLabel: String = InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel,
        trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Records a failure at the assertion.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
        column: UInt
    ) { InlineText(nil, fileID: fileID, file: filePath, line: line, column: column).fail([message()]) }
}
