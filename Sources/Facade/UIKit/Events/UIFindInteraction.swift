public import Foundation
public import LayoutSimInertness

/// An interaction for finding text in a view; the find panel is not shown here.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    /// The delegate that provides find sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The current find session; `nil` while the find panel is closed.
    open private(set) var activeFindSession: UIFindSession?
    /// Whether the find panel is open; nothing of it is shown here.
    open private(set) var isFindNavigatorVisible = false
    /// The text to search for; stored only.
    @Inert(.behavior) open var searchText: String? = nil
    /// The text to replace found text with; stored only.
    @Inert(.behavior) open var replacementText: String? = nil
    /// Returns the menu of search options; never called here.
    @Inert(.behavior) open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? = nil

    /// Creates an interaction with a delegate that provides find sessions.
    public init(sessionDelegate: (any UIFindInteractionDelegate)?) { delegate = sessionDelegate }
    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Begins a find session; no panel is shown here, and the argument has no effect.
    open func presentFindNavigator(showingReplace: Bool) {
        guard !isFindNavigatorVisible, let view else { return }
        activeFindSession = delegate?.findInteraction(self, sessionFor: view)
        isFindNavigatorVisible = true
        activeFindSession.map { delegate?.findInteraction(self, didBegin: $0) }
    }
    /// Ends the find session.
    open func dismissFindNavigator() {
        guard isFindNavigatorVisible else { return }
        isFindNavigatorVisible = false
        activeFindSession.map { delegate?.findInteraction(self, didEnd: $0) }
        activeFindSession = nil
    }
    /// Has the session highlight the next result.
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    /// Has the session highlight the previous result.
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Updates the number of results in the find panel; does nothing here.
    open func updateResultCount() { inert(.behavior, self) }
}

/// The delegate of a find interaction, which provides its sessions.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns a find session for a view; `nil` for none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Tells the delegate that a find session began.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Tells the delegate that a find session ended.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// A find session; it finds nothing unless a subclass implements the search.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// The way search results are displayed.
    public enum SearchResultDisplayStyle: UInt, Sendable { case currentAndTotal = 0, total, none }
    /// The number of results; 0 unless a subclass overrides it.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result; `NSNotFound` unless a subclass overrides it.
    open var highlightedResultIndex: Int { NSNotFound }
    /// How the number of results is displayed; stored only.
    @Inert(.behavior) open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal
    /// Whether found text can be replaced; `false` unless a subclass overrides it.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted text can be replaced; `false` unless a subclass overrides it.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    @preconcurrency @MainActor public override init() { super.init() }
    /// Searches for text; never called here.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result; never called here.
    open func performSingleReplacement(query: String, replacement: String, options: UITextSearchOptions?) {}
    /// Replaces all results; never called here.
    open func replaceAll(query searchQuery: String, replacement: String, options: UITextSearchOptions?) {}
    /// Highlights the next or the previous result; does nothing unless a subclass overrides it.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Discards the results; never called here.
    open func invalidateFoundResults() {}
}

/// The options of a text search.
open class UITextSearchOptions: NSObject {
    /// The method of matching words.
    public enum WordMatchMethod: Int, Sendable { case contains = 0, startsWith, fullWord }
    /// How words are matched; always `contains` here.
    open internal(set) var wordMatchMethod: WordMatchMethod = .contains
    /// How strings are compared; always without options here.
    open internal(set) var stringCompareOptions: NSString.CompareOptions = []
}
