// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
    /// The type of the elements.
    associatedtype TableRowValue: Identifiable

    /// The elements of the rows.
    static func _rows(of content: Self) -> [TableRowValue]
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    /// The type of the elements.
    public typealias TableRowValue = Data.Element

    /// None: tables of a collection know its elements.
    public static func _rows(of content: TableForEachContent) -> [Data.Element] { [] }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    /// The type of the element.
    public typealias TableRowValue = Value

    /// The element.
    public let value: Value

    /// Creates a row.
    public init(_ value: Value) { self.value = value }

    /// The element of the row.
    public static func _rows(of content: TableRow) -> [Value] { [content.value] }
}

/// Several rows of a table.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    let rows: [Value]

    /// The elements of the rows.
    public static func _rows(of content: TupleTableRowContent) -> [Value] { content.rows }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of the elements of the rows.
    public typealias TableRowValue = Content.TableRowValue

    /// Creates rows of elements by their identity.
    public init(_ data: Data, content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(elements: data, id: { $0.id }, content: content)
    }
    /// Creates rows of elements by a property that tells them apart.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: { $0[keyPath: id] }, content: content)
    }

    /// The elements of the rows.
    public static func _rows(of content: ForEach) -> [Content.TableRowValue] {
        content.data.flatMap { Content._rows(of: content.content($0)) }
    }
}

/// Makes rows of those in a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    /// Takes rows as they are.
    public static func buildExpression<C: TableRowContent>(_ row: C) -> C where C.TableRowValue == Value { row }
    /// Takes the only rows of a closure as they are.
    public static func buildBlock<C: TableRowContent>(_ row: C) -> C where C.TableRowValue == Value { row }
    /// Makes one of several.
    public static func buildBlock<First: TableRowContent, Second: TableRowContent>(
        _ first: First, _ second: Second
    ) -> TupleTableRowContent<Value> where First.TableRowValue == Value, Second.TableRowValue == Value {
        TupleTableRowContent(rows: First._rows(of: first) + Second._rows(of: second))
    }
    /// Makes one of several.
    public static func buildBlock<First: TableRowContent, Second: TableRowContent, Third: TableRowContent>(
        _ first: First, _ second: Second, _ third: Third
    ) -> TupleTableRowContent<Value>
    where First.TableRowValue == Value, Second.TableRowValue == Value, Third.TableRowValue == Value {
        TupleTableRowContent(
            rows: First._rows(of: first) + Second._rows(of: second) + Third._rows(of: third))
    }
    /// Takes the rows of a condition, or none.
    public static func buildIf<C: TableRowContent>(_ rows: C?) -> TupleTableRowContent<Value>
    where C.TableRowValue == Value { TupleTableRowContent(rows: rows.map { C._rows(of: $0) } ?? []) }
}

extension Table {
    /// Creates a table of rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(Rows._rows(of: rows()), Columns._cells(of: columns()).columns) }
    /// Creates a table of rows, of which one can be chosen.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(Rows._rows(of: rows()), Columns._cells(of: columns()).columns) }
    /// Creates a table of rows, of which several can be chosen.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(Rows._rows(of: rows()), Columns._cells(of: columns()).columns) }
    /// Creates a table of rows in an order that people choose.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(Rows._rows(of: rows()), Columns._cells(of: columns()).columns) }
    /// Creates a table of rows in an order that people choose, of which one can be chosen.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(Rows._rows(of: rows()), Columns._cells(of: columns()).columns) }
    /// Creates a table of rows in an order that people choose, of which several can be chosen.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(Rows._rows(of: rows()), Columns._cells(of: columns()).columns) }
    /// Creates a table with a row for each element, in an order that people choose, of which one can be chosen.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Data.Element {
        self.init(Array(data), Columns._cells(of: columns()).columns)
    }
    /// Creates a table with a row for each element, in an order that people choose, of which several can be chosen.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Data.Element {
        self.init(Array(data), Columns._cells(of: columns()).columns)
    }
}
