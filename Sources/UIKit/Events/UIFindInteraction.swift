public import Foundation

/// An interaction for finding text in a view; the find panel is not shown here.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    open private(set) var activeFindSession: UIFindSession?
    open private(set) var isFindNavigatorVisible = false
    open var searchText: String?
    open var replacementText: String?
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(sessionDelegate: (any UIFindInteractionDelegate)?) { delegate = sessionDelegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    open func presentFindNavigator(showingReplace: Bool) {
        guard !isFindNavigatorVisible, let view else { return }
        activeFindSession = delegate?.findInteraction(self, sessionFor: view)
        isFindNavigatorVisible = true
        activeFindSession.map { delegate?.findInteraction(self, didBegin: $0) }
    }
    open func dismissFindNavigator() {
        guard isFindNavigatorVisible else { return }
        isFindNavigatorVisible = false
        activeFindSession.map { delegate?.findInteraction(self, didEnd: $0) }
        activeFindSession = nil
    }
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    open func updateResultCount() {}
}

/// The delegate of a find interaction, which provides its sessions.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
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
    open var resultCount: Int { 0 }
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal
    open var supportsReplacement: Bool { false }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    @preconcurrency @MainActor public override init() { super.init() }
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(query: String, replacement: String, options: UITextSearchOptions?) {}
    open func replaceAll(query searchQuery: String, replacement: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}
}

/// The options of a text search.
open class UITextSearchOptions: NSObject {
    /// The method of matching words.
    public enum WordMatchMethod: Int, Sendable { case contains = 0, startsWith, fullWord }
    open internal(set) var wordMatchMethod: WordMatchMethod = .contains
    open internal(set) var stringCompareOptions: NSString.CompareOptions = []
}
