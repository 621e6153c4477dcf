public import Foundation
public import LayoutSimInertness

/// The user's preferred action for a double tap on a pencil.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
        runSystemShortcut
}

/// An interaction for double taps on a pencil, which never occur here.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called here.
    open weak var delegate: (any UIPencilInteractionDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// Whether double taps are recognized; stored only.
    @Inert(.behavior) open var isEnabled = true
    /// The user's preferred action for a double tap; always `.switchEraser` here.
    public static var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// The user's preferred action for a squeeze; always `.showContextualPalette` here.
    public static var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether the user draws only with a pencil; always `false` here.
    public static var prefersPencilOnlyDrawing: Bool { false }
    /// Whether the user wants a preview of the tool; always `false` here.
    public static var prefersHoverToolPreview: Bool { false }

    public override init() { super.init() }
    /// Creates an interaction with an optional delegate.
    public init(delegate: (any UIPencilInteractionDelegate)?) { self.delegate = delegate }
    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a pencil interaction.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// Tells the delegate that the user double-tapped the pencil; never called here.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
