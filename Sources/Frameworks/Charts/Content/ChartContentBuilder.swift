// swift-format-ignore-file: NoLeadingUnderscores

/// Makes one content of the marks in a closure.
@resultBuilder public struct ChartContentBuilder {
    /// Takes content as it is.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Makes no marks of an empty closure.
    public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }
    /// Takes the only content of a closure as it is.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Makes one content of several.
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> _TupleChartContent<repeat each Content> { _TupleChartContent(content: (repeat each content)) }
    /// Makes content of an `if` without `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    /// Makes content of the first branch of a condition.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }
    /// Makes content of the second branch of a condition.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }
    /// Makes content of what is only available on some systems.
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// No marks.
nonisolated public struct _EmptyChartContent: ChartContent {
    /// Adds nothing.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {}
    /// Empty content has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// The marks of several contents.
nonisolated public struct _TupleChartContent<each Content: ChartContent>: ChartContent {
    let content: (repeat each Content)

    /// Adds the marks of each content.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        for part in repeat each content.content { outputs.add(part) }
    }
    /// Several contents have no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// One of two branches of a builder.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    /// Adds the marks of the branch.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        switch content.storage {
        case .first(let content): outputs.add(content)
        case .second(let content): outputs.add(content)
        }
    }
    /// A condition has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    /// Adds the marks that there are.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        if let content { outputs.add(content) }
    }
    /// Optional content has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// Content of any type.
nonisolated public struct AnyChartContent: ChartContent {
    private let content: any ChartContent

    /// Creates content of any type.
    public init(_ content: some ChartContent) { self.content = content }
    /// Creates content of any type.
    public init(erasing content: some ChartContent) { self.content = content }

    /// Adds the marks of the content.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        outputs.add(content.content)
    }
    /// Content of any type has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// Marks that are one item to those who have charts read aloud, and for annotations.
nonisolated public struct Plot<Content> {
    let content: Content
}

extension Plot: ChartContent where Content: ChartContent {
    /// Creates one item of marks.
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Adds the marks of the item.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        outputs.addGroup(content.content)
    }
    /// An item has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}
