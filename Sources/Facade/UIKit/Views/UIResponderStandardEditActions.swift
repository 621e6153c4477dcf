public import Foundation

/// The standard editing commands of responders.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Pastes the pasteboard's contents in place of the selection.
    func paste(_ sender: Any?)
    /// Pastes text in the style of its surroundings.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes a web address and loads it.
    func pasteAndGo(_ sender: Any?)
    /// Pastes text and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects the item at the insertion point.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Duplicates the selection.
    func duplicate(_ sender: Any?)
    /// Sets the writing direction to left-to-right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction to right-to-left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Toggles bold text in the selection.
    func toggleBoldface(_ sender: Any?)
    /// Toggles italic text in the selection.
    func toggleItalics(_ sender: Any?)
    /// Toggles the underline of the selection.
    func toggleUnderline(_ sender: Any?)
    /// Enlarges the text in the selection.
    func increaseSize(_ sender: Any?)
    /// Shrinks the text in the selection.
    func decreaseSize(_ sender: Any?)
    /// Shows the find panel.
    func find(_ sender: Any?)
    /// Shows the find panel for replacing.
    func findAndReplace(_ sender: Any?)
    /// Selects the next match.
    func findNext(_ sender: Any?)
    /// Selects the previous match.
    func findPrevious(_ sender: Any?)
    /// Searches for the selected text.
    func useSelectionForFind(_ sender: Any?)
    /// Renames the item.
    func rename(_ sender: Any?)
    /// Moves the item.
    func move(_ sender: Any?)
    /// Exports the item.
    func export(_ sender: Any?)
    /// Prints the content.
    func printContent(_ sender: Any?)
}
