/// Items of bars.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The type of the items in it.
    associatedtype Body: ToolbarContent

    /// The items in it.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Items of bars that people can arrange themselves.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Ends the process, since only SwiftUI itself makes such items.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// Makes items of bars of those in a closure.
@resultBuilder public enum ToolbarContentBuilder {
    /// Takes items as they are.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Makes no items of an empty closure.
    public static func buildBlock() -> EmptyToolbarContent { EmptyToolbarContent() }
    /// Takes the only items of a closure as they are.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Makes items of several.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<(repeat each Content)> { TupleToolbarContent(value: (repeat each content)) }
    /// Makes items of an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// Makes items of the first branch of a condition.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> ConditionalToolbarContent<First, Second> { .first(first) }
    /// Makes items of the second branch of a condition.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> ConditionalToolbarContent<First, Second> { .second(second) }
    /// Makes items of what is only available on some systems.
    public static func buildLimitedAvailability(
        _ content: any ToolbarContent
    ) -> AnyToolbarContent { AnyToolbarContent(content: content) }
}

/// No items of bars.
nonisolated public struct EmptyToolbarContent: CustomizableToolbarContent {
    /// Nothing is in it.
    public typealias Body = Never
}

/// Several items of bars.
nonisolated public struct TupleToolbarContent<Value>: CustomizableToolbarContent {
    let value: Value

    /// Nothing else is in it.
    public typealias Body = Never
}

/// The items of one of two branches.
public enum ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: CustomizableToolbarContent {
    /// The items of the first branch.
    case first(First)
    /// The items of the second branch.
    case second(Second)

    /// Nothing else is in it.
    public typealias Body = Never
}

/// Items of bars of any type.
nonisolated public struct AnyToolbarContent: CustomizableToolbarContent {
    let content: any ToolbarContent

    /// Nothing else is in it.
    public typealias Body = Never
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of items.
    public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
