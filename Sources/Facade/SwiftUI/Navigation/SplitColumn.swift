/// What a view in a column of a split view sees of the columns.
@MainActor final class SplitColumn {
    private weak var split: SplitNavigator?
    private let place: Int

    nonisolated init(_ split: SplitNavigator, _ place: Int) { (self.split, self.place) = (split, place) }

    /// Shows the column after this one, since a row was selected; `deselect` is called when that column goes.
    func showNext(deselect: @escaping () -> Void) { split?.show(place + 1, deselect: deselect) }
}

enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
enum ListSelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }
enum JoinedNavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

/// The path of a stack in a column of a split view, which is shown by the column's own stack.
enum JoinedPathKey: PreferenceKey {
    static var defaultValue: Navigator.Path? { nil }

    static func reduce(value: inout Navigator.Path?, nextValue: () -> Navigator.Path?) { value = value ?? nextValue() }
}

/// The widths of a column, in points.
struct ColumnWidth: Equatable {
    var least: CGFloat?
    var ideal: CGFloat
    var greatest: CGFloat?
}

enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }

    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

extension EnvironmentValues {
    /// The column of a split view around a view, if another one comes after it.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
    /// The selection of the list around a row.
    var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
    /// The stack of a split view's column, which shows the pages of a stack in the column.
    var joinedNavigator: Navigator? {
        get { self[JoinedNavigatorKey.self] }
        set { self[JoinedNavigatorKey.self] = newValue }
    }
}
