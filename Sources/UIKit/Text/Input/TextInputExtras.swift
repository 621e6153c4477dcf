public import Foundation

/// How a text view marks what might be spelled otherwise.
public enum UITextAlternativeStyle: Int, Sendable { case none = 0, lowConfidence }

/// Words that were spoken; nobody speaks to this device.
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {
    /// The likeliest words.
    open var text: String { "" }
    /// Other words that sound like them.
    open var alternativeInterpretations: [String]? { nil }
}

/// A gap in a text for words that are still to come.
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {
    /// Where the gap is, in points of the text's view.
    open var rects: [UITextSelectionRect] { [] }
}

/// A magnifying glass above a text that a finger selects; none is drawn.
@preconcurrency @MainActor open class UITextLoupeSession: NSObject {
    /// Shows the glass.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> Self? { nil }
    /// Moves the glass.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
    /// Takes the glass away.
    open func invalidate() {}
}

/// A view of where letters come next.
@preconcurrency @MainActor public protocol UITextCursorView: UIView, UICoordinateSpace {
    var isBlinking: Bool { get set }
    func resetBlinkAnimation()
}

/// A view behind what is selected.
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UIView, UICoordinateSpace {
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view of one end of what is selected.
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UIView, UICoordinateSpace {
    var direction: NSDirectionalRectEdge { get set }
    var isVertical: Bool { get }
    var customShape: UIBezierPath? { get set }
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// What is asked for the views of a selection.
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view that holds those of the selection.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// None.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// Shows what is selected in a text of an app's own; nothing is drawn.
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// Whether the selection is shown.
    open var isActivated = false
    /// The text.
    open private(set) weak var textInput: (any UIView & UITextInput)?
    /// What is asked for views.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The view of where letters come next.
    open var cursorView: (any UITextCursorView)?
    /// The view behind what is selected.
    open var highlightView: (any UITextSelectionHighlightView)?
    /// The views of both ends.
    open var handleViews: [any UITextSelectionHandleView] = []
    open private(set) weak var view: UIView?

    /// Creates an interaction.
    public init(textInput: any UIView & UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
        (self.textInput, self.delegate) = (textInput, delegate)
    }
    /// Nothing is drawn that could be old.
    open func setNeedsSelectionUpdate() {}
    /// Nothing is drawn that could be old.
    open func layoutManagedSubviews() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
