import LayoutSimInertness
import LayoutSimProposalTree

/// Rows of views in a column that scrolls.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content

    /// Creates a list of views, of which one can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    /// Creates a list of views, of which several can be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The rows in a column that scrolls.
    @MainActor public var body: some View { RowColumn(content: content, owner: "List") }
}

extension List where SelectionValue == Never {
    /// Creates a list of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
    /// Creates a list with a row for each element, told apart by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { content = ForEach(data, id: id, content: rowContent) }
    /// Creates a list with a row for each number of a range.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> { content = ForEach(data, content: rowContent) }
    /// Creates a list with a row for a binding to each element.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    { content = ForEach(data, content: rowContent) }
    /// Creates a list with a row for a binding to each element, told apart by a property.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    { content = ForEach(data, id: id, content: rowContent) }
}

/// Rows below each other, with the insets of lists.
nonisolated struct RowColumn<Content: View>: View {
    let content: Content
    let owner: String

    @MainActor var body: some View {
        inert(.looks, owner)
        return ScrollView { LazyVStack(alignment: .leading, spacing: 0) { content.modifier(RowModifier()) } }
    }
}

/// Makes rows of the views of a list: 16 points beside them, 11 above and below, at least 44 points high.
nonisolated struct RowModifier: PrimitiveModifier {
    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        body(inputs).wrapped { element in
            let node = inputs.node
            let part = element.identity.part
            let insets = element.traits[RowInsetsKey.self] ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
            let padded = ViewElement(node, .padding(insets.value), [element], part: part)
            var limits = FrameLimits()
            limits.minimum = ProposedSize(width: 0, height: 44)
            limits.maximum = ProposedSize(width: .infinity, height: nil)
            return ViewElement(
                node, .flexibleFrame(limits, .leading), [padded], part: part)
        }
    }
}

/// The insets of a list's row; `nil` for those of the list.
enum RowInsetsKey: ViewTraitKey { static var defaultValue: EdgeInsets? { nil } }
