// swift-format-ignore-file: NoLeadingUnderscores

/// Tabs.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// The type of what tells tabs apart.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    /// The type of the tabs in it.
    associatedtype Body: TabContent

    /// The tabs in it.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    /// The views of the tabs; the implementation of `TabContent` itself has those of the body.
    @MainActor static func _views(of content: Self) -> AnyView
}

extension TabContent {
    /// The views of the tabs.
    @MainActor public static func _views(of content: Self) -> AnyView { Body._views(of: content.body) }
}

extension Never: TabContent {
    /// No tab has a value.
    public typealias TabValue = Never
}

/// Makes tabs of those in a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// The views of tabs.
    nonisolated public struct Content<C: TabContent>: View {
        let content: C

        /// The views.
        @MainActor public var body: some View { C._views(of: content) }
    }

    /// Takes tabs as they are.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Takes the only tabs of a closure as they are.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Makes tabs of several.
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TupleTabContent<TabValue> {
        var views: [@MainActor () -> AnyView] = []
        for tab in repeat each content { views.append(view(of: tab)) }
        return TupleTabContent(views: views)
    }
    /// Makes tabs of an `if` without `else`.
    public static func buildIf<C: TabContent>(_ content: C?) -> TupleTabContent<TabValue>
    where C.TabValue == TabValue { TupleTabContent(views: content.map { [view(of: $0)] } ?? []) }
    /// Makes tabs of the first branch of a condition.
    public static func buildEither<C: TabContent>(first: C) -> TupleTabContent<TabValue>
    where C.TabValue == TabValue { TupleTabContent(views: [view(of: first)]) }
    /// Makes tabs of the second branch of a condition.
    public static func buildEither<C: TabContent>(second: C) -> TupleTabContent<TabValue>
    where C.TabValue == TabValue { TupleTabContent(views: [view(of: second)]) }
    /// Makes tabs of what is only available on some systems.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TupleTabContent<TabValue>
    where C.TabValue == TabValue { TupleTabContent(views: [view(of: content)]) }

    private static func view<C: TabContent>(of content: C) -> @MainActor () -> AnyView {
        nonisolated(unsafe) let content = content
        return { unsafe C._views(of: content) }
    }
}

/// Several tabs.
nonisolated public struct TupleTabContent<TabValue: Hashable>: TabContent {
    let views: [@MainActor () -> AnyView]

    /// The tabs themselves.
    @MainActor public var body: TupleTabContent { self }

    /// The views of the tabs.
    @MainActor public static func _views(of content: TupleTabContent) -> AnyView {
        AnyView(ForEach(content.views.indices, id: \.self) { content.views[$0]() })
    }
}

extension ForEach: TabContent where Content: TabContent {
    /// What tells tabs apart.
    public typealias TabValue = Content.TabValue
    /// The tabs themselves.
    @MainActor public var body: ForEach { self }

    /// Creates tabs of elements by their identity.
    public init(
        _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: \.id)
    }
    /// Creates tabs of elements by a property that tells them apart.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

    /// The views of the tabs.
    @MainActor public static func _views(of content: ForEach) -> AnyView {
        AnyView(
            ForEach<Data, ID, AnyView>(
                data: content.data, content: { Content._views(of: content.content($0)) }, id: content.id))
    }
}
