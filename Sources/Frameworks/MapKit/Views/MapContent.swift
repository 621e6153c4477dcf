// swift-format-ignore-file: NoLeadingUnderscores

public import SwiftUI

/// What stands on a map (Apple, *MapContent*); it is not drawn here.
@MainActor @preconcurrency public protocol MapContent {
    /// What it consists of.
    associatedtype Body: MapContent
    /// What it consists of.
    @MapContentBuilder var body: Body { get }
}

extension Never: MapContent {}

/// Ends the process, since nothing asks content without other content in it for its body.
func neverBody(of type: Any.Type) -> Never { preconditionFailure("body() should not be called on \(type).") }

/// Nothing on a map (Apple, *EmptyMapContent*).
public struct EmptyMapContent: MapContent {
    /// Creates nothing.
    public init() {}
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }
}

/// Several things on a map (Apple, *TupleMapContent*).
public struct TupleMapContent<T>: MapContent {
    init() {}
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }
}

/// One of two things on a map.
public struct _ConditionalMapContent<First, Second>: MapContent {
    init() {}
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }
}

extension Optional: MapContent where Wrapped: MapContent {
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }
}

extension ForEach: MapContent where Content: MapContent {
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }

    /// Creates content of elements by their identity.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(elements: data, id: { $0.id }, content: content)
    }
    /// Creates content of elements by a property that tells them apart.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(elements: data, id: { $0[keyPath: id] }, content: content) }
}

/// What makes the content of a map (Apple, *MapContentBuilder*).
@MainActor @preconcurrency @resultBuilder public enum MapContentBuilder {
    /// Returns a thing.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    /// Returns nothing.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    /// Returns a thing.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    /// Returns several things.
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> { TupleMapContent() }
    /// Returns a thing or nothing.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    /// Returns the first of two things.
    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> _ConditionalMapContent<First, Second> { _ConditionalMapContent() }
    /// Returns the second of two things.
    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> _ConditionalMapContent<First, Second> { _ConditionalMapContent() }
    /// Returns a thing that newer systems have.
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content { content }
}
