// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
public import Foundation
import LayoutSimInertness

/// Rows with columns; narrow screens show the first column.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View, WrittenView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    let rows: [Value]
    let columns: [TableCells<Value>]
    let line = SourceLine()

    init(_ rows: [Value], _ columns: [TableCells<Value>]) {
        self.rows = rows
        self.columns = columns
    }

    /// The first column in a column that scrolls.
    @MainActor public var body: some View {
        inert(.looks, "Table")
        return List(rows) { row in columns.first?.cell(row) }
    }
}

extension Table {
    /// Creates a table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(Array(data), Columns._cells(of: columns()).columns)
    }
    /// Creates a table with a row for each element, of which one can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(Array(data), Columns._cells(of: columns()).columns)
    }
    /// Creates a table with a row for each element, of which several can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(Array(data), Columns._cells(of: columns()).columns)
    }
    /// Creates a table with a row for each element, in an order that people choose.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Data.Element {
        self.init(Array(data), Columns._cells(of: columns()).columns)
    }
}

/// The cells of a column.
struct TableCells<Value> {
    let cell: (Value) -> AnyView
}

/// Columns of a table.
public protocol TableColumnContent<TableRowValue> {
    /// The type of the elements.
    associatedtype TableRowValue: Identifiable

    /// The cells of the columns.
    static func _cells(of content: Self) -> _TableCells<TableRowValue>
}

/// The cells of columns.
public struct _TableCells<Value> {
    let columns: [TableCells<Value>]
}

/// Makes columns of those in a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Takes a column as it is, whose key paths begin at the elements of the table.
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }
    /// Takes columns as they are.
    public static func buildExpression<C: TableColumnContent>(_ column: C) -> C where C.TableRowValue == RowValue {
        column
    }
    /// Takes the only column of a closure as it is.
    public static func buildBlock<C: TableColumnContent>(_ column: C) -> C where C.TableRowValue == RowValue { column }
    /// Makes columns of several.
    public static func buildBlock<First: TableColumnContent, each C: TableColumnContent>(
        _ first: First, _ columns: repeat each C
    ) -> TupleTableColumnContent<RowValue> where First.TableRowValue == RowValue {
        TupleTableColumnContent(cells: First._cells(of: first))
    }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
    let cells: _TableCells<RowValue>

    /// The cells of the columns.
    public static func _cells(of content: TupleTableColumnContent) -> _TableCells<RowValue> { content.cells }
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content, Label>: TableColumnContent {
    let cells: _TableCells<RowValue>

    /// The cells of the column.
    public static func _cells(of content: TableColumn) -> _TableCells<RowValue> { content.cells }

    init(cell: @escaping (RowValue) -> AnyView) { cells = _TableCells(columns: [TableCells(cell: cell)]) }

    /// Sets the width of the column, which narrow screens do not show.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self }
    /// Sets the widths of the column, which narrow screens do not show.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

extension TableColumn where Sort == Never, Content: View, Label == Text {
    /// Creates a column of views.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init { AnyView(content($0)) }
    }
    /// Creates a column of texts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init { AnyView(Text(verbatim: $0[keyPath: value])) }
    }
    /// Creates a column of views in the order of values.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init { AnyView(content($0)) } }
}
