public import Foundation

/// A cell of an accessibility data table.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the first row and the number of rows that the cell spans; never called here.
    func accessibilityRowRange() -> NSRange
    /// Returns the first column and the number of columns that the cell spans; never called here.
    func accessibilityColumnRange() -> NSRange
}

/// A container whose elements form a data table.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the cell in a row and a column; never called here.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    /// Returns the number of rows; never called here.
    func accessibilityRowCount() -> Int
    /// Returns the number of columns; never called here.
    func accessibilityColumnCount() -> Int
    /// Returns the headers of a row; never called here.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// Returns the headers of a column; never called here.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}

/// An object with an identifier for UI tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier that UI tests find the object by, never spoken.
    var accessibilityIdentifier: String? { get set }
}
