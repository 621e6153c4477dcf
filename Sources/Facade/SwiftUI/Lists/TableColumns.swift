public import Foundation

extension TableColumn where Sort == Never, Content: View, Label == Text {
    /// Creates a column of views.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init { AnyView(content($0)) } }
    /// Creates a column of views.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init { AnyView(content($0)) }
    }
    /// Creates a column of texts.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text { self.init { AnyView(Text(verbatim: $0[keyPath: value])) } }
    /// Creates a column of texts.
    public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init { AnyView(Text(verbatim: $0[keyPath: value])) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
    /// Creates a column of texts, by which people order rows.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) where Content == Text { self.init { AnyView(Text(verbatim: $0[keyPath: value])) } }
    /// Creates a column of texts, by which people order rows.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) where Content == Text { self.init { AnyView(Text(verbatim: $0[keyPath: value])) } }
    /// Creates a column of texts, by which people order rows.
    public init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) where Content == Text { self.init { AnyView(Text(verbatim: $0[keyPath: value])) } }
    /// Creates a column of views, by whose values people order rows.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init { AnyView(content($0)) } }
    /// Creates a column of views, by whose values people order rows.
    @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init { AnyView(content($0)) } }
    /// Creates a column of views, by whose values people order rows.
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init { AnyView(content($0)) } }
}
