public import Foundation

/// The user's preferred action for a double tap on a pencil.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
        runSystemShortcut
}

/// An interaction for double taps on a pencil, which never occur here.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    public static var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    public static var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    public static var prefersPencilOnlyDrawing: Bool { false }
    public static var prefersHoverToolPreview: Bool { false }

    public override init() { super.init() }
    public init(delegate: (any UIPencilInteractionDelegate)?) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a pencil interaction.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
