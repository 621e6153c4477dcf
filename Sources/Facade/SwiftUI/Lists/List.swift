/// Rows of views in a column that scrolls.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, WrittenView {
    let content: Content
    let line = SourceLine()
    private let selection: ListSelection?

    /// Creates a list of views, of which one can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { ListSelection($0) }
        self.content = content()
    }
    /// Creates a list of views, of which several can be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { ListSelection($0) }
        self.content = content()
    }

    /// The rows in a column that scrolls.
    @MainActor public var body: some View { RowColumn(content: content, selection: selection) }
}

extension List where SelectionValue == Never {
    init(only content: Content) {
        self.content = content
        selection = nil
    }

    /// Creates a list of views.
    public init(@ViewBuilder content: () -> Content) { self.init(only: content()) }

    // Bindings of collections are collections, too, and have initializers of their own.
    /// Creates a list with a row for each element.
    @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(only: ForEach(data, content: rowContent))
    }
    /// Creates a list with a row for each element, told apart by a property.
    @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { self.init(only: ForEach(data, id: id, content: rowContent)) }
    /// Creates a list with a row for each number of a range.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> { self.init(only: ForEach(data, content: rowContent)) }
    /// Creates a list with a row for a binding to each element.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    { self.init(only: ForEach(data, content: rowContent)) }
    /// Creates a list with a row for a binding to each element, told apart by a property.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    { self.init(only: ForEach(data, id: id, content: rowContent)) }
}
