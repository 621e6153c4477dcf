/// Makes one view of the views in a closure.
@resultBuilder public enum ViewBuilder {
    /// Takes a view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Makes no view of an empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Takes the only view of a closure as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Makes one view of several.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }
    /// Makes a view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Makes a view of the first branch of a condition.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }
    /// Makes a view of the second branch of a condition.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }
    /// Makes a view of what is only available on some systems.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
