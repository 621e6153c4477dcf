public import Foundation

/// What people want a pencil's tap to do.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
        runSystemShortcut
}

/// Taps of a pencil, which nobody has here.
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

/// Is told of a pencil's taps.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
