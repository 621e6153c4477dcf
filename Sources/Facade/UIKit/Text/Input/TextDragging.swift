public import Foundation
public import LayoutSimInertness

/// Options for dragging text from a text view.
public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shows previews of dragged text without its colors.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A text view whose text can be dragged.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
    /// The delegate of text dragging.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction for dragging text; always `nil` for text fields and text views here.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether text is being dragged; always `false` for text fields and text views here.
    var isTextDragActive: Bool { get }
    /// The options for dragging text; text fields and text views ignore them here.
    var textDragOptions: UITextDragOptions { get set }
}

/// A text view that accepts dropped text.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// The delegate of text dropping.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction for dropping text; always `nil` for text fields and text views here.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drag is over the view; always `false` for text fields and text views here.
    var isTextDropActive: Bool { get }
}

/// A request to drag text.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
    /// The range of the text to drag.
    var dragRange: UITextRange { get }
    /// The items that the view proposes to drag.
    var suggestedItems: [UIDragItem] { get }
    /// The items that the drag already contains.
    var existingItems: [UIDragItem] { get }
    /// Whether the range is selected.
    var isSelected: Bool { get }
    /// The drag session.
    var dragSession: any UIDragSession { get }
}

/// A request to drop text.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
    /// The position at which the text is dropped.
    var dropPosition: UITextPosition { get }
    /// The proposal that the view suggests.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the text was dragged from the same view.
    var isSameView: Bool { get }
    /// The drop session.
    var dropSession: any UIDropSession { get }
}

/// A proposal for handling dropped text.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
    /// The action that inserts the dropped text.
    public enum Action: UInt, Sendable { case insert = 0, replaceSelection, replaceAll }
    /// The object that inserts the dropped text.
    public enum Performer: UInt, Sendable { case view = 0, delegate }
    /// What the dropped text replaces; nothing by default; stored only.
    @Inert(.behavior) open var dropAction = Action.insert
    /// The object that inserts the dropped text; the view by default; stored only.
    @Inert(.behavior) open var dropPerformer = Performer.view
    /// Whether text that is moved within its view skips the item providers; stored only.
    @Inert(.behavior) open var useFastSameViewOperations = true
    @preconcurrency @MainActor public override init(operation: UIDropOperation) { super.init(operation: operation) }
    /// Creates a proposal to copy the text with an action.
    public convenience init(dropAction: Action) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }
}

/// The delegate of text dragging; never called here, since gestures do not drag text.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
    /// Asks the delegate for the items to drag.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// Tells the delegate that dragging is about to begin.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// Tells the delegate that dragging ended with an operation.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}

/// The delegate of text dropping; never called here, since gestures do not drop text.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
    /// Asks the delegate for a proposal for handling the drop.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// Tells the delegate that the text is about to be dropped.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Tells the delegate that a drag entered the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// Tells the delegate that a drag moved within the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// Tells the delegate that a drag left the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// Tells the delegate that the drop session ended.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}
