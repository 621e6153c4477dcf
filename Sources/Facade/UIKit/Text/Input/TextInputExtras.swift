public import Foundation
public import LayoutSimInertness

/// The style in which a text view marks text that has alternatives.
public enum UITextAlternativeStyle: Int, Sendable { case none = 0, lowConfidence }

/// A dictated phrase; never created here, since there is no dictation.
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {
    /// The most likely interpretation of the dictation; always empty here.
    open var text: String { "" }
    /// The alternative interpretations of the dictation; always `nil` here.
    open var alternativeInterpretations: [String]? { nil }
}

/// A placeholder for text that is inserted later.
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {
    /// The rectangles of the placeholder, in points of the text view; always empty here.
    open var rects: [UITextSelectionRect] { [] }
}

/// A session that shows a loupe over text during selection; no loupe is drawn here.
@preconcurrency @MainActor open class UITextLoupeSession: NSObject {
    /// Begins a loupe session; always returns `nil` here.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> Self? { nil }
    /// Moves the loupe; does nothing here.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        inert(.behavior, self)
    }
    /// Ends the loupe session; does nothing here.
    open func invalidate() { inert(.behavior, self) }
}

/// A view that shows the text cursor.
@preconcurrency @MainActor public protocol UITextCursorView: UIView, UICoordinateSpace {
    /// Whether the cursor blinks.
    var isBlinking: Bool { get set }
    /// Restarts the blinking of the cursor.
    func resetBlinkAnimation()
}

/// A view that highlights the selected text.
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UIView, UICoordinateSpace {
    /// The rectangles of the selection.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view that shows the handle at one end of a text selection.
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UIView, UICoordinateSpace {
    /// The end of the selection that the handle is at.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text is vertical.
    var isVertical: Bool { get }
    /// The shape of the handle; `nil` for the standard shape.
    var customShape: UIBezierPath? { get set }
    /// Returns the frame of the handle for a rectangle at its end of the selection.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// The delegate of a text selection display interaction.
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// Returns the view below the text that contains the selection views.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// Default implementation that returns `nil`.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// An interaction that shows the selection of a custom text view; nothing is drawn here.
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// Whether the interaction is active.
    @Inert(.looks) open var isActivated = false
    /// The text input view.
    open private(set) weak var textInput: (any UIView & UITextInput)?
    /// The delegate.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The view that shows the text cursor.
    open var cursorView: (any UITextCursorView)?
    /// The view that highlights the selected text.
    open var highlightView: (any UITextSelectionHighlightView)?
    /// The views that show the selection handles.
    open var handleViews: [any UITextSelectionHandleView] = []
    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction for a text input view with a delegate.
    public init(textInput: any UIView & UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
        tellUncalled(of: delegate, by: self)
    }
    /// Does nothing here, since no selection is drawn.
    open func setNeedsSelectionUpdate() { inert(.behavior, self) }
    /// Does nothing here, since no selection is drawn.
    open func layoutManagedSubviews() { inert(.behavior, self) }
    /// Does nothing here.
    open func willMove(to view: UIView?) { inert(.behavior, self) }
    /// Records the view that the interaction was added to.
    open func didMove(to view: UIView?) { self.view = view }
}
