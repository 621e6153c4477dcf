import Foundation

extension List {
    /// Creates a list with a row for each element, of which one can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// Creates a list with a row for each element, of which several can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// Creates a list with a row for each element, told apart by a property, of which one can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    /// Creates a list with a row for each element, told apart by a property, of which several can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    /// Creates a list with a row for each number of a range, of which one can be selected.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list whose rows open those below them.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable,
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    { self.init { OutlineGroup(data, children: children, content: rowContent) } }
    /// Creates a list whose rows for bindings people can change.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        var rows = ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>(
            data, content: rowContent)
        rows.edits = editActions.editing(data)
        self.init(only: rows)
    }
}

/// What people can do with the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The actions as bits.
    public let rawValue: Int

    /// Creates actions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Move rows.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    /// Delete rows.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    /// All of it.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions where Data: MutableCollection {
    /// Returns what moves and deletes the elements of a binding; only collections whose length can change lose some.
    fileprivate func editing(_ data: Binding<Data>) -> RowEditing {
        var editing = RowEditing()
        if contains(.move) { editing.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
        if contains(.delete) {
            editing.delete = { offsets in
                guard let all = data.wrappedValue as? any RangeReplaceableCollection else { return }
                if let rest = without(offsets, all) as? Data { data.wrappedValue = rest }
            }
        }
        return editing
    }
}

/// Returns a collection without the elements at some offsets.
private func without<All: RangeReplaceableCollection>(_ offsets: IndexSet, _ all: All) -> All {
    All(all.enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
}
